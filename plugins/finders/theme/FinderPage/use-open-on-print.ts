import { type RefObject, useEffect, useRef } from 'react';

/** What is folded in an element is printed too, and folded again afterwards. */
export function useOpenOnPrint(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...(element.current?.querySelectorAll('details') ?? [])].filter(
        (details) => !details.open,
      );
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, []);
  return element;
}
