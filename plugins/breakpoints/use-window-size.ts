import { useEffect, useState } from 'react';
import { widthsInEm } from '../../src/build/widths-in-em';

/** The widest window of the layout for phones; Infima has the same in its styles. */
const PHONE = widthsInEm('(max-width: 996px)');

/**
 * Stands for `useWindowSize` of `theme-common`, which compares pixels: the styles count in letters of the size that the
 * reader has set, and the menu of a phone must be there whenever they show its button.
 *
 * @returns `ssr` on the server and in the first render, as the framework's
 */
export function useWindowSize(): 'desktop' | 'mobile' | 'ssr' {
  const [size, setSize] = useState<ReturnType<typeof useWindowSize>>('ssr');
  useEffect(() => {
    const phone = matchMedia(PHONE);
    const update = () => setSize(phone.matches ? 'mobile' : 'desktop');
    update();
    phone.addEventListener('change', update);
    return () => phone.removeEventListener('change', update);
  }, []);
  return size;
}
