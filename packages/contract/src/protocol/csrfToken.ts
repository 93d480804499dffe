/** The specification requires this header value on every request. It is public; Origin and Authorization protect a session. */
export const CSRF_TOKEN = 'nocheck'
