import type { BootScript } from '../boot/boot-script';

/** The element of the boot script, which has run by now. */
export const boot = document.getElementById('static-first') as BootScript;

const { prerender, twoThemes } = boot.dataset;

/** Whether pages may be rendered ahead of a click. */
export const mayPrerender = prerender !== undefined;

/** Whether the colours are light or dark, and never those of the system. */
export const hasTwoThemes = twoThemes !== undefined;
