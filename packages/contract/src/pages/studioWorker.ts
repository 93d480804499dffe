/**
 * Addresses of the service worker that starts the editor without a connection. The folder of its script is its scope: it sees
 * no page of the portal, no digital message and no catalogue.
 */
export const STUDIO_WORKER = {
  script: '/design/worker.js',
  /** The page of the editor without a design; the pages of the scope start from it. */
  shell: '/design/shell',
  /** The studio's files under a second address: browsers assign the editor's threads to a scope by their scripts. */
  assets: '/design/assets',
  /** The service worker of the front page, which lies outside of that folder; it reads what the other has kept. */
  home: { script: '/home-worker.js', scope: '/home' },
  /** Name of the meta element with the address of the script; a page without it registers no service worker. */
  meta: 'studio-worker',
} as const
