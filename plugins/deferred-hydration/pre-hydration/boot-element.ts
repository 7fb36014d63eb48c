import type { BootScript } from '../boot/boot-script';

/** The element of the boot script, which has run by now. */
export const boot = document.getElementById('static-first') as BootScript;
