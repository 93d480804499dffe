/** The used part of the global scope of a service worker; its library of types cannot stand beside that of pages. */
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

/** An event whose end the browser waits for. Source: W3C Service Workers, section 4.4. */
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void
}

/** A request of a page in the scope. Source: W3C Service Workers, section 4.6. */
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

/** Written before the script by the server: the page of the editor and the files of its build. */
declare const STUDIO_FILES: readonly {
  readonly url: string
  readonly revision: string | null
  readonly integrity?: string
}[]
