/** Whether a link to this address can be shown to customers: a page of a site with https and without credentials. */
export function isHttpsAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === ''
}
