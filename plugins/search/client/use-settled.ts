import { startTransition, useEffect, useState } from 'react';

/** Whether a value has stayed the same for some milliseconds. */
export function useSettled(value: unknown, milliseconds: number): boolean {
  const [settled, setSettled] = useState<unknown>();

  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(value)), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);

  return settled === value;
}
