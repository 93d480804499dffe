import { oneLine } from '../plainText.ts'
import type { LinkValues, Template, TemplateTools } from './template.ts'
import { button, note, text } from './template.ts'

interface AccountValues extends LinkValues {
  /** As the owner of the account has typed it. */
  readonly userName: string
}

/** Used only in mails to an address that is proven to belong to the owner. */
const salutation = ({ t }: TemplateTools, userName: string) => text(t('order.name', { name: oneLine(userName) }))

/**
 * Mails about accounts. A mail that may reach a stranger contains no typed text, not even a name: anyone can enter any
 * address.
 */
export const accountMails = {
  ACCOUNT_ACTIVATE: (({ link }, { t }) => {
    const lead = t('account.activate.lead')
    return {
      title: t('account.activate.subject'),
      preheader: lead,
      blocks: [text(lead), button(t('account.activate.button'), link), note(t('notYours'))],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_EXISTS: (({ link }, { t }) => {
    const lead = t('account.exists.lead')
    return {
      title: t('account.exists.subject'),
      preheader: lead,
      blocks: [text(lead), button(t('account.exists.button'), link), note(t('notYours'))],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_CHANGE_EMAIL: (({ link }, { t }) => {
    const lead = t('account.changeEmail.lead')
    return {
      title: t('account.changeEmail.subject'),
      preheader: lead,
      blocks: [text(lead), button(t('account.changeEmail.button'), link), note(t('notYours'))],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_EMAIL_CHANGED: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.emailChanged.lead')
    return {
      title: t('account.emailChanged.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        text(t('account.emailChanged.notYou')),
        button(t('account.emailChanged.button'), link),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_RESET_PASSWORD: (({ link }, { t }) => {
    const lead = t('account.resetPassword.lead')
    return {
      title: t('account.resetPassword.subject'),
      preheader: lead,
      blocks: [
        text(lead),
        button(t('account.resetPassword.button'), link),
        note(`${t('notYours')} ${t('account.resetPassword.unchanged')}`),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_PASSWORD_CHANGED: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.passwordChanged.lead')
    return {
      title: t('account.passwordChanged.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        text(t('account.passwordChanged.notYou')),
        button(t('account.passwordChanged.button'), link),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_PASSKEY_ADDED: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.passkeyAdded.lead')
    return {
      title: t('account.passkeyAdded.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        text(t('account.passkeyAdded.notYou')),
        button(t('account.passkeyAdded.button'), link),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_CODE_ADDED: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.codeAdded.lead')
    return {
      title: t('account.codeAdded.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        text(t('account.codeAdded.notYou')),
        button(t('account.codeAdded.button'), link),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_CODE_REMOVED: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.codeRemoved.lead')
    return {
      title: t('account.codeRemoved.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        text(t('account.codeRemoved.notYou')),
        button(t('account.codeRemoved.button'), link),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_DELETE: (({ userName, link }, tools) => {
    const { t } = tools
    const lead = t('account.delete.lead')
    return {
      title: t('account.delete.subject'),
      preheader: lead,
      blocks: [
        salutation(tools, userName),
        text(lead),
        button(t('account.delete.button'), link),
        text(t('account.delete.orders')),
        note(t('notYours')),
      ],
    }
  }) satisfies Template<AccountValues>,

  ACCOUNT_DELETED: (({ userName }, tools) => {
    const { t } = tools
    const lead = t('account.deleted.lead')
    return {
      title: t('account.deleted.subject'),
      preheader: lead,
      blocks: [salutation(tools, userName), text(lead), text(t('account.delete.orders'))],
    }
  }) satisfies Template<AccountValues>,
}
