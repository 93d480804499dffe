import type { StaffRole } from '@irodori/contract/entities/staff'
import type { OrderNotice } from '../../database/tables/marketplaces.ts'
import { timeText } from '../content/mailDates.ts'
import { oneLine } from '../plainText.ts'
import type { LinkValues, Template } from './template.ts'
import { button, note, text } from './template.ts'

interface CredentialValues {
  readonly shop: 'YAHOO' | 'RAKUTEN' | 'COLOR_ME'
  readonly warning: 'ENDS' | 'ENDED' | 'REFUSED'
  /** When it ends, has ended or was refused; ISO 8601. */
  readonly at: string
}

interface NoticeValues {
  readonly shop: CredentialValues['shop']
  readonly orderNumber: string
  readonly notice: OrderNotice
  /** Whether its print files were handed over. */
  readonly isPrinted: boolean
}

interface InvitationValues extends LinkValues {
  readonly role: StaffRole
  /** The name of the member of the staff, or of the account on the machine. */
  readonly invitedBy: string
}

/** Mails to the staff of the shop. */
export const staffMails = {
  STAFF_INVITATION: (({ role, invitedBy, link }, { t }) => {
    const lead = t('staff.invitation.lead', { name: oneLine(invitedBy), role: t(`staff.role.${role}`) })
    return {
      title: t('staff.invitation.subject'),
      preheader: lead,
      blocks: [
        text(lead),
        button(t('staff.invitation.button'), link),
        note(`${t('staff.invitation.valid')} ${t('notYours')}`),
      ],
    }
  }) satisfies Template<InvitationValues>,

  STAFF_PASSWORD: (({ link }, { t }) => {
    const lead = t('staff.password.lead')
    return {
      title: t('staff.password.subject'),
      preheader: lead,
      blocks: [text(lead), button(t('staff.password.button'), link), note(t('staff.password.valid'))],
    }
  }) satisfies Template<LinkValues>,

  CREDENTIAL_WARNING: (({ shop, warning, at }, { t, language }) => {
    const name = t(`credential.shop.${shop}`)
    const title = t(`credential.${warning}.subject`, { shop: name })
    const lead = t(`credential.${warning}.lead`, { shop: name, time: timeText(language, at) })
    return {
      title,
      preheader: lead,
      blocks: [text(lead), text(t(`credential.remedy.${shop}`)), text(t('credential.command', { shop }))],
    }
  }) satisfies Template<CredentialValues>,

  MARKETPLACE_NOTICE: (({ shop, orderNumber, notice, isPrinted }, { t }) => {
    const about = { shop: t(`credential.shop.${shop}`), orderNumber }
    const lead = t(`notice.${notice}.lead`, about)
    const state = isPrinted ? t('notice.printing') : t('notice.held')
    return {
      title: t(`notice.${notice}.subject`, about),
      preheader: lead,
      blocks: [text(lead), ...(notice === 'CANCELLED' ? [text(state)] : []), text(t('notice.command', about))],
    }
  }) satisfies Template<NoticeValues>,
}
