import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import type { ShopServer } from '../../fixtures/shopServer.ts'

/** The links in the texts of all mails that the shop has written to an address so far, read from its data directory. */
async function linksTo(shop: ShopServer, to: string): Promise<string[]> {
  const folder = path.join(shop.dataDirectory, 'mail')
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  )
  return mails
    .filter((mail) => mail.to?.some(({ address }) => address === to))
    .flatMap(({ text }) => text?.match(/https?:\/\/\S+[?&#]token=\S+/g) ?? [])
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
