/** The token in the fragment of a mailed link's address; '' if there is none. */
export const tokenOfFragment = (fragment: string): string =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') ?? ''
