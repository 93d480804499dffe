import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import type { Language } from '@irodori/contract/language'
import type { Command } from 'commander'
import MailComposer from 'nodemailer/lib/mail-composer'
import { listReaders } from '../../magazine/listReaders.ts'
import { languageFor, type Magazine, magazineValues } from '../../magazine/magazine.ts'
import type { MagazineError, MagazineText } from '../../magazine/parseMagazine.ts'
import { parseMagazine } from '../../magazine/parseMagazine.ts'
import { readMagazineSender } from '../../magazine/readMagazineSender.ts'
import { readersToCome, sendMagazine } from '../../magazine/sendMagazine.ts'
import { storePicture } from '../../magazine/storePicture.ts'
import { composeMail } from '../../mail/composeMail.ts'
import { htmlPart } from '../../mail/parts/htmlPart.ts'
import { readPictures } from '../../mail/parts/readPictures.ts'
import { textPart } from '../../mail/parts/textPart.ts'
import { renderMail } from '../../mail/renderMail.ts'
import { readProfile } from '../../profile/storedProfile.ts'
import type { StaffContext, StaffShop } from '../staffShop.ts'
import { StaffError } from '../staffShop.ts'
import { table } from '../table.ts'

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/

const REASONS: Readonly<Record<MagazineError['code'], string>> = {
  NO_TITLE: 'the first line must be the title: # and a space before it',
  NO_TEXT: 'there is no text below the title',
  EMPTY_SECTION: 'a text must follow the title of a section',
  LINK_INVALID: 'a link must begin with https:// or, for a page of the shop, with /',
}

/** Commands for the mail magazine. */
export function magazineCommands(program: Command, shop: StaffShop, { workingDirectory, say }: StaffContext): void {
  const { database } = shop
  const magazine = program.command('magazine').description('the mail magazine of the shop')

  magazine
    .command('readers', { isDefault: true })
    .description('list the subscribers')
    .action(async () => {
      const readers = await listReaders(database)
      say(
        table(
          ['e-mail', 'language', 'since'],
          readers.map(({ email, language, subscribedAt }) => [email, language, subscribedAt.toISOString()]),
        ),
      )
      say(`${readers.length} subscribers`)
    })

  magazine
    .command('preview <file>')
    .description('show an issue as its readers get it; nothing is sent')
    .option('--folder <path>', 'write it there as .eml files, which a mail program opens')
    .action(async (file: string, { folder }: { folder?: string }) => {
      const issue = await readIssue(shop, resolve(workingDirectory, file))
      for (const language of issue.texts.en === null ? (['ja'] as const) : (['ja', 'en'] as const)) {
        const { subject, text, message } = await previewOf(shop, issue, language)
        say(`${language}: ${subject}\n\n${text}`)
        if (folder === undefined) continue
        const target = join(resolve(workingDirectory, folder), `${issue.id}.${language}.eml`)
        await mkdir(dirname(target), { recursive: true })
        await writeFile(target, message)
        say(`${target} is written`)
      }
    })

  magazine
    .command('send <file>')
    .description('send an issue once to each subscriber; without --yes it only says to how many')
    .option('--yes', 'send it')
    .action(async (file: string, { yes }: { yes?: true }) => {
      const issue = await readIssue(shop, resolve(workingDirectory, file))
      const { toCome, reached } = await readersToCome(database, issue.id)
      const inEnglish = toCome.filter(({ language }) => languageFor(issue, language) === 'en').length
      const languages = `${toCome.length - inEnglish} in Japanese, ${inEnglish} in English`
      const before = reached > 0 ? `; ${reached} have it already` : ''
      if (yes !== true) {
        say(`${issue.id} would go to ${toCome.length} subscribers (${languages})${before}. Send it with --yes.`)
        return
      }
      const sent = await sendMagazine(shop, issue)
      shop.wake()
      say(`${issue.id} goes to ${sent} subscribers${before}`)
    })
}

/** Reads an issue: its file names it, and `NAME.en.md` beside it is its English text. Its pictures are stored. */
async function readIssue(shop: StaffShop, path: string): Promise<Magazine> {
  const id = basename(path).replace(/\.(md|txt)$/, '')
  if (!ID.test(id)) {
    throw new StaffError(
      `${basename(path)} names no issue: use small letters, digits and hyphens, as in spring-2026.md`,
    )
  }
  const sender = await readMagazineSender(shop.database)
  const ja = await readText(path)
  if (ja === null) throw new StaffError(`${path} cannot be read`)
  const en = await readText(path.replace(/(\.(md|txt))$/, '.en$1'))
  const files = new Set(
    [ja, en].flatMap((text) => text?.parts.flatMap((part) => (part.kind === 'PICTURE' ? [part.file] : [])) ?? []),
  )
  const pictures = new Map<string, string>()
  for (const file of files) pictures.set(file, await keyOfPicture(shop, id, resolve(dirname(path), file)))
  return { id, texts: { ja, en }, pictures, sender }
}

/** Null if there is no such file. */
async function readText(path: string): Promise<MagazineText | null> {
  const source = await readFile(path, 'utf8').catch(() => null)
  if (source === null) return null
  const parsed = parseMagazine(source)
  if (parsed.ok) return parsed.value
  throw new StaffError(
    parsed.error.map(({ line, code }) => `${basename(path)}${line > 0 ? `:${line}` : ''}: ${REASONS[code]}`).join('\n'),
  )
}

async function keyOfPicture({ storage, pool }: StaffShop, id: string, path: string): Promise<string> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) throw new StaffError(`${path} cannot be read`)
  const stored = await storePicture({ storage, pool: await pool() }, id, Uint8Array.from(bytes))
  if (stored.ok) return stored.value
  throw new StaffError(
    stored.error === 'UNREADABLE' ? `${path} is no picture that a mail can show` : `${path} is too large for a mail`,
  )
}

/** An issue as a reader of this language gets it. The link that ends the subscription is an example. */
async function previewOf({ database, storage, pool, now, publicUrl }: StaffShop, issue: Magazine, language: Language) {
  const profile = await readProfile(database)
  const reader = { email: profile.contact.email, token: 'preview', language, subscribedAt: now() }
  const values = magazineValues(issue, reader, publicUrl)
  const content = renderMail('MAGAZINE', values, language, { publicUrl, profile })
  const pictures = await readPictures({ storage, pool: await pool() }, content, issue.id)
  const text = textPart(content, profile.name)
  const look = { shopName: profile.name, accent: profile.colours.accent }
  const mail = {
    id: issue.id,
    from: { name: profile.name, address: profile.sender },
    to: reader.email,
    replyTo: null,
    subject: content.subject,
    text,
    html: htmlPart(content, new Map([...pictures].map(([key, { cid }]) => [key, cid])), look),
    pictures: [...pictures.values()],
    date: now(),
    unsubscribeLink: values.unsubscribeLink,
  }
  return {
    subject: content.subject,
    text,
    message: await new MailComposer(composeMail(mail)).compile().build(),
  }
}
