/** What the worker uses of its surroundings; TypeScript cannot have them beside those of a page. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly clientId: string;
  readonly request: Request;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface ServiceWorkerScope {
  readonly clients: {
    get(id: string): Promise<{ readonly url: string } | undefined>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', act: (event: ExtendableMessageEvent) => void): void;
}
