import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties, ReactNode } from 'react'
import { createElement as element, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailBlock, MailContent, MailPicture } from '../../database/tables/mailContent.ts'
import type { Colour } from './mailColours.ts'
import { darkStyles, LIGHT } from './mailColours.ts'

/** Outlook applies its own sizes to pages without this type. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const FONT = '"Hiragino Sans","Yu Gothic UI","Noto Sans JP",Meiryo,sans-serif'
const TITLE_FONT = '"Hiragino Mincho ProN","Yu Mincho","Noto Serif JP",serif'

/** React asks browsers to load pictures early; in a mail such a link is a request to somewhere. */
const PRELOAD = /<link rel="preload"[^>]*>/g

/** Width in pixels of the pictures side by side; narrower screens reduce them. */
const PICTURE_WIDTH = 262
const PICTURES_IN_A_ROW = 2
/** Width in pixels of a picture that fills the card. */
const CARD_WIDTH = 534

const stylesWith = (accent: string): string =>
  [
    darkStyles(accent),
    '@media (max-width:480px){.card{padding:20px 18px !important}.title{font-size:20px !important}}',
  ].join('')

/** The content ids of the pictures by their storage key; a picture that is missing is left out. */
export type ContentIds = ReadonlyMap<string, string>

/** How a mail shows the shop that sends it. */
export interface MailLook {
  readonly shopName: string
  readonly accent: string
}

/** The HTML part of a mail. Its texts are escaped, and it loads nothing: its pictures are parts of the mail. */
export function htmlPart(content: MailContent, cids: ContentIds, look: MailLook): string {
  return `${DOCTYPE}${renderToStaticMarkup(page(content, cids, look)).replaceAll(PRELOAD, '')}`
}

function page(content: MailContent, cids: ContentIds, { shopName, accent }: MailLook): ReactNode {
  const { language, subject, title, preheader, blocks } = content
  return element(
    Html,
    { lang: language, dir: 'ltr' },
    element(
      Head,
      null,
      element('meta', { name: 'viewport', content: 'width=device-width' }),
      element('meta', { name: 'color-scheme', content: 'light dark' }),
      element('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      // Phones turn digits into telephone links, order numbers included.
      element('meta', { name: 'format-detection', content: 'telephone=no,date=no,address=no,email=no' }),
      element('title', null, subject),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the style sheet is made of constants and a checked colour
      element('style', { dangerouslySetInnerHTML: { __html: stylesWith(accent) } }),
    ),
    element(
      Body,
      {
        className: 'fill-paper',
        style: { backgroundColor: LIGHT.paper, margin: 0, padding: '28px 10px', fontFamily: FONT },
      },
      element(Preview, null, preheader),
      // Screen readers announce the mail as one article among the parts of a mail program.
      element(
        'div',
        { role: 'article', 'aria-roledescription': 'email', 'aria-label': subject, lang: language },
        element(
          Container,
          { style: { maxWidth: '600px' } },
          wordmark(shopName, accent),
          element(
            Section,
            {
              className: 'card fill-raised edge-line',
              style: {
                backgroundColor: LIGHT.raised,
                border: `1px solid ${LIGHT.line}`,
                borderRadius: 12,
                padding: '28px 32px',
              },
            },
            element(
              Heading,
              {
                as: 'h1',
                className: 'title text-ink',
                style: {
                  ...words('ink', 24),
                  fontFamily: TITLE_FONT,
                  lineHeight: '1.4',
                  textWrap: 'balance',
                  margin: '0 0 16px',
                },
              },
              title,
            ),
            ...blocks.map((block, index) => element(Fragment, { key: index }, blockOf(block, cids, accent))),
          ),
          footer(content, shopName),
        ),
      ),
    ),
  )
}

const LINK: CSSProperties = { color: LIGHT.link, textDecoration: 'underline' }

const words = (colour: Colour, size = 16): CSSProperties => ({
  color: LIGHT[colour],
  fontSize: size,
  lineHeight: '1.75',
  margin: 0,
  // Long addresses and order numbers break rather than widen the mail.
  wordBreak: 'break-word',
  overflowWrap: 'anywhere',
})

const wordmark = (shopName: string, accent: string): ReactNode =>
  element(
    Text,
    {
      className: 'text-accent',
      style: {
        ...words('accent', 20),
        color: accent,
        fontFamily: TITLE_FONT,
        letterSpacing: '0.08em',
        margin: '0 0 14px 4px',
      },
    },
    shopName,
  )

function blockOf(block: MailBlock, cids: ContentIds, accent: string): ReactNode {
  switch (block.kind) {
    case 'TEXT':
      return element(Text, { className: 'text-ink', style: { ...words('ink'), margin: '0 0 16px' } }, block.text)
    case 'NOTE':
      return element(
        Text,
        { className: 'text-ink-soft', style: { ...words('ink-soft', 14), margin: '16px 0 0' } },
        block.text,
      )
    case 'STEPS':
      return element(
        'ol',
        { className: 'text-ink', style: { ...words('ink'), margin: '0 0 16px', paddingLeft: 24 } },
        block.steps.map((step) => element('li', { key: step, style: { marginBottom: 6 } }, step)),
      )
    case 'BUTTON':
      return element(
        Section,
        { style: { margin: '8px 0 20px' } },
        element(
          Button,
          {
            href: block.link,
            className: 'fill-accent text-on-accent',
            style: {
              ...words('on-accent'),
              backgroundColor: accent,
              borderRadius: 6,
              fontWeight: 600,
              padding: '13px 26px',
            },
          },
          block.label,
        ),
      )
    case 'ADDRESS':
      return element(
        Text,
        { style: { ...words('link'), margin: '0 0 16px' } },
        element(Link, { href: block.link, className: 'text-link', style: LINK }, block.link),
      )
    case 'LINK':
      return element(
        Text,
        { style: { ...words('link', 14), margin: '4px 0 0' } },
        element(Link, { href: block.link, className: 'text-link', style: LINK }, block.label),
      )
    case 'PICTURE':
      return cids.has(block.key)
        ? element(Img, {
            src: `cid:${cids.get(block.key)}`,
            alt: block.alt,
            width: CARD_WIDTH,
            style: { width: '100%', maxWidth: CARD_WIDTH, height: 'auto', borderRadius: 6, margin: '4px 0 20px' },
          })
        : null
    case 'FACTS':
      return titled(
        block.title,
        block.facts.map((fact, index) => element(Fragment, { key: index }, factRow(fact))),
      )
    case 'ITEMS':
      return titled(
        block.title,
        block.items.map((item, index) => element(Fragment, { key: index }, itemRows(item, cids))),
      )
    case 'QUOTE':
      return titled(
        block.title,
        element(Text, { className: 'text-ink', style: { ...words('ink'), margin: '0 0 16px' } }, lines(block.text)),
      )
  }
}

function titled(title: string | null, children: ReactNode): ReactNode {
  const heading =
    title === null
      ? null
      : element(
          Fragment,
          null,
          element(Hr, { className: 'edge-line', style: { borderColor: LIGHT.line, margin: '8px 0 18px' } }),
          element(
            Heading,
            { as: 'h2', className: 'text-ink', style: { ...words('ink'), fontWeight: 600, margin: '0 0 6px' } },
            title,
          ),
        )
  return element(Section, { style: { margin: '0 0 10px' } }, heading, children)
}

function factRow({ label, value }: Extract<MailBlock, { kind: 'FACTS' }>['facts'][number]): ReactNode {
  const cell: CSSProperties = { verticalAlign: 'top', padding: '3px 0' }
  return element(
    Row,
    null,
    element(
      Column,
      { style: { ...cell, width: '32%', paddingRight: 12 } },
      element(Text, { className: 'text-ink-soft', style: words('ink-soft', 14) }, label),
    ),
    element(Column, { style: cell }, element(Text, { className: 'text-ink', style: words('ink', 14) }, lines(value))),
  )
}

function itemRows(
  { name, details, pictures, pictureNote }: Extract<MailBlock, { kind: 'ITEMS' }>['items'][number],
  cids: ContentIds,
): ReactNode {
  const shown = pictures.filter(({ key }) => cids.has(key))
  const rows = Array.from({ length: Math.ceil(shown.length / PICTURES_IN_A_ROW) }, (_, row) =>
    shown.slice(row * PICTURES_IN_A_ROW, (row + 1) * PICTURES_IN_A_ROW),
  )
  return element(
    Fragment,
    null,
    element(Text, { className: 'text-ink', style: { ...words('ink'), margin: '4px 0 0' } }, name),
    element(
      Text,
      { className: 'text-ink-soft', style: { ...words('ink-soft', 14), margin: '0 0 10px' } },
      lines(details.join('\n')),
    ),
    ...rows.map((row, index) => element(Fragment, { key: index }, pictureRow(row, cids))),
    pictureNote !== null && shown.length > 0
      ? element(
          Text,
          { className: 'text-ink-soft', style: { ...words('ink-soft', 14), margin: '0 0 10px' } },
          pictureNote,
        )
      : null,
  )
}

function pictureRow(pictures: readonly MailPicture[], cids: ContentIds): ReactNode {
  // An empty cell keeps a single picture at the size of the others.
  const cells = [...pictures, ...Array<null>(PICTURES_IN_A_ROW - pictures.length).fill(null)]
  return element(
    Row,
    null,
    cells.map((picture, index) =>
      element(
        Column,
        {
          key: index,
          style: { width: '50%', verticalAlign: 'top', padding: index === 0 ? '0 5px 10px 0' : '0 0 10px 5px' },
        },
        picture === null
          ? null
          : element(Img, {
              src: `cid:${cids.get(picture.key)}`,
              alt: picture.alt,
              width: PICTURE_WIDTH,
              className: 'edge-line',
              style: {
                width: '100%',
                maxWidth: PICTURE_WIDTH,
                height: 'auto',
                border: `1px solid ${LIGHT.line}`,
                borderRadius: 6,
              },
            }),
      ),
    ),
  )
}

/** Text with its line breaks. */
const lines = (text: string): ReactNode =>
  text.split('\n').map((line, index) => element(Fragment, { key: index }, index > 0 && element('br'), line))

function footer(
  { footer: { slogan, shopLink, contactLabel, contactEmail } }: MailContent,
  shopName: string,
): ReactNode {
  const link = { className: 'text-link', style: LINK }
  return element(
    Text,
    { className: 'text-ink-soft', style: { ...words('ink-soft', 12), margin: '18px 4px 0' } },
    shopName,
    '　',
    slogan,
    element('br'),
    element(Link, { href: shopLink, ...link }, shopLink),
    element('br'),
    `${contactLabel}: `,
    element(Link, { href: `mailto:${contactEmail}`, ...link }, contactEmail),
  )
}
