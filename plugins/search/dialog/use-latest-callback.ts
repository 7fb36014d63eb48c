import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function of one identity that always does what the newest `callback` does. */
export function useLatestCallback<Parameters extends unknown[]>(
  callback: (...parameters: Parameters) => void,
): (...parameters: Parameters) => void {
  const latest = useRef(callback);

  useLayoutEffect(() => {
    latest.current = callback;
  });

  return useCallback((...parameters) => latest.current(...parameters), []);
}
