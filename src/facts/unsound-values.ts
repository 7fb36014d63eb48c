import { impossibleDayIn } from '../text/calendar-day';
import { invisibleIn } from '../text/invisible';
import type { FactIssue } from './fact-error';

type Unsound = Pick<FactIssue, 'keyPath' | 'rule' | 'expected'>;
type KeyPath = FactIssue['keyPath'];

function* unsoundText(text: string, keyPath: KeyPath): Iterable<Unsound> {
  const invisible = invisibleIn(text);
  if (invisible !== undefined) {
    const expected = `${invisible} is seen by nobody; delete it, and type again the letters around it`;
    yield { keyPath, rule: 'invisible character', expected };
  }
  const day = impossibleDayIn(text);
  if (day === undefined) return;
  yield { keyPath, rule: 'no such day', expected: `${day} is not in the calendar` };
}

/** What no fact of any kind may hold: invisible characters and days that the calendar lacks. */
export function* unsoundValues(value: unknown, keyPath: KeyPath = []): Iterable<Unsound> {
  if (typeof value === 'string') yield* unsoundText(value, keyPath);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, item] of Object.entries(value)) {
    const key = Array.isArray(value) ? Number(name) : name;
    const place = [...keyPath, key];
    yield* unsoundText(name, place);
    yield* unsoundValues(item, place);
  }
}
