import type { Facts } from '../facts/facts';
import { messageTargets } from './message-targets';
import { reportTargets } from './report-targets';
import type { HelpTarget } from './target';
import { windowTargets } from './window-targets';

/** Everything that a program can ask help for, in the order of the ids. */
export function helpTargets(facts: Facts): HelpTarget[] {
  const targets = [...windowTargets(facts), ...reportTargets(facts), ...messageTargets(facts)];
  return targets.sort((one, other) => (one.id < other.id ? -1 : 1));
}
