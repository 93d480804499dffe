/** Required on every request by the specification; public by design, protection comes from Origin and Authorization. */
export const CSRF_TOKEN = 'nocheck'
