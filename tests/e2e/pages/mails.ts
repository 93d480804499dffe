import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import type { ShopServer } from '../../fixtures/shopServer.ts'

const decoded = (encoded: string): string =>
  encoded.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)))

/** The links in all mails that the shop has written to an address so far, read from its data directory. */
async function linksTo(shop: ShopServer, to: string): Promise<string[]> {
  const folder = path.join(shop.dataDirectory, 'mail')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'latin1')),
  )
  return texts
    .filter((text) => text.includes(to))
    .flatMap((text) => {
      const [head = '', ...body] = text.split(/\r?\n\r?\n/)
      const content = body.join('\n\n')
      const plain = /base64/i.test(head) ? Buffer.from(content, 'base64').toString('utf8') : decoded(content)
      return plain.match(/https?:\/\/\S+[?&]token=\S+/g) ?? []
    })
}

/** The link in the next mail to an address; links in `known` are ignored. */
export async function nextLink(shop: ShopServer, to: string, known: ReadonlySet<string>): Promise<string> {
  let found: string | undefined
  await expect
    .poll(
      async () => {
        found = (await linksTo(shop, to)).find((link) => !known.has(link))
        return found !== undefined
      },
      { timeout: 30_000, message: `a mail with a link arrives at ${to}` },
    )
    .toBe(true)
  return found ?? ''
}
