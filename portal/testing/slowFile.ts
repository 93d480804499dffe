import type { Locator } from 'vitest/browser'

/** A file that the device reads only when the test releases it. */
export function slowFile(content: File, name: string) {
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  const file = new File([content], name, { type: content.type })
  file.arrayBuffer = () => promise
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => promise })
  return { file, release: async () => resolve(await content.arrayBuffer()) }
}

/** Chooses exactly this file object; the driver of the browser would make a new one. */
export function chooseFile(field: Locator, file: File): void {
  const input = field.element()
  if (!(input instanceof HTMLInputElement)) throw new Error('a file can be chosen in an input only')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  Reflect.deleteProperty(input, 'files')
}
