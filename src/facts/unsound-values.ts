import { impossibleDayIn } from '../text/calendar-day';
import { invisibleIn } from '../text/invisible';
import type { FactIssue } from './fact-error';

type Unsound = Pick<FactIssue, 'keyPath' | 'rule' | 'expected'>;
type KeyPath = FactIssue['keyPath'];

function unsoundText(text: string, keyPath: KeyPath): Unsound[] {
  const invisible = invisibleIn(text);
  const day = impossibleDayIn(text);
  return [
    ...(invisible === undefined
      ? []
      : [
          {
            keyPath,
            rule: 'invisible character',
            expected: `${invisible} is seen by nobody; delete it, and type again the letters around it`,
          },
        ]),
    ...(day === undefined
      ? []
      : [{ keyPath, rule: 'no such day', expected: `${day} is not in the calendar` }]),
  ];
}

/** Every object has these names already, so that a record would drop the key or find what no fact says. */
function isInherited(key: string): boolean {
  return key in Object.prototype;
}

function unsoundKey(key: string, keyPath: KeyPath): Unsound[] {
  if (!isInherited(key)) return unsoundText(key, keyPath);
  return [
    {
      keyPath,
      rule: 'key not allowed',
      expected: `«${key}» is a name that JavaScript keeps for itself; choose another one`,
    },
  ];
}

/** What no fact of any kind may hold: invisible characters, days that the calendar lacks, keys such as `__proto__`. */
export function unsoundValues(value: unknown, keyPath: KeyPath = []): Unsound[] {
  if (typeof value === 'string') return unsoundText(value, keyPath);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => unsoundValues(item, [...keyPath, index]));
  }
  return Object.entries(value).flatMap(([key, item]) => [
    ...unsoundKey(key, [...keyPath, key]),
    ...unsoundValues(item, [...keyPath, key]),
  ]);
}
