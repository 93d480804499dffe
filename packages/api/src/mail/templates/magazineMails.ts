import type { MailBlock } from '../../database/tables/mailContent.ts'
import { oneLine } from '../plainText.ts'
import type { Template } from './template.ts'
import { note } from './template.ts'

/** The sender as the law on commercial mail (特定電子メール法, article 4) requires it: name, address and contact. */
export interface MagazineSender {
  readonly name: string
  /** Lines of the address. */
  readonly address: readonly string[]
  readonly phoneNumber: string
}

export interface MagazineValues {
  readonly title: string
  readonly preheader: string
  readonly blocks: readonly MailBlock[]
  readonly sender: MagazineSender
  /** Complete address of the page that ends the subscription of this reader. */
  readonly unsubscribeLink: string
}

/** The mail magazine. Its end names the sender, why the reader gets it, and how to end that. */
export const magazineMails = {
  MAGAZINE: (({ title, preheader, blocks, sender, unsubscribeLink }, { t }) => {
    const phone = oneLine(sender.phoneNumber)
    return {
      title,
      preheader,
      blocks: [
        ...blocks,
        {
          kind: 'FACTS',
          title: t('magazine.sender'),
          facts: [
            { label: t('magazine.name'), value: oneLine(sender.name) },
            { label: t('magazine.address'), value: sender.address.map(oneLine).join('\n') },
            ...(phone === '' ? [] : [{ label: t('magazine.phone'), value: phone }]),
          ],
        },
        note(t('magazine.reason')),
        { kind: 'LINK', label: t('magazine.unsubscribe'), link: unsubscribeLink },
      ],
      unsubscribeLink,
    }
  }) satisfies Template<MagazineValues>,
}
