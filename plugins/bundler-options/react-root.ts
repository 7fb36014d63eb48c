import { type ComponentChild, options } from 'preact';
import { hydrate, render } from 'preact/compat';

/** Whom Preact tells of an element that it did not find in the page; its published files call it so. */
interface MismatchOption {
  __m?: (expected: { type: unknown }) => void;
}

interface RootOptions {
  readonly onRecoverableError: (error: Error) => void;
}

/** As with React, a script of the page ran when the page came, and one that is drawn later never runs. */
function keepScriptsFromRunning(): void {
  const { vnode: change } = options;
  options.vnode = (vnode) => {
    change?.(vnode);
    const { type, props } = vnode;
    if (type === 'script' && !('type' in props)) Object.assign(props, { type: 'text/plain' });
  };
}

/** As React does it, of which Preact leaves out to tell what it had to draw anew. */
function hydrateRoot(container: Element, app: ComponentChild, { onRecoverableError }: RootOptions) {
  keepScriptsFromRunning();
  (options as MismatchOption).__m = ({ type }) =>
    onRecoverableError(new Error(`The page was rendered without the <${type}> that is drawn now.`));
  hydrate(app, container);
  return { render: (next: ComponentChild) => render(next, container) };
}

/** Stands for what the client of the framework takes of `react-dom/client`. */
export default { hydrateRoot };
