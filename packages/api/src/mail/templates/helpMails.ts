import { oneLine } from '../plainText.ts'
import type { LinkValues, NoValues, Template } from './template.ts'
import { button, note, text } from './template.ts'

interface ReceivedValues {
  /** Reference with which the shop finds the question. */
  readonly number: string
}

interface QuestionValues extends ReceivedValues {
  readonly name: string
  readonly email: string
  /** '' if none was given. */
  readonly orderNumber: string
  /** May have several lines. */
  readonly question: string
}

interface AnswerValues extends ReceivedValues {
  readonly name: string
  readonly question: string
  /** As the staff have written it. */
  readonly answer: string
}

interface ProductValues extends LinkValues {
  readonly productName: string
}

/** Characters of a question in the subject line of its mail. */
const PREHEADER_LENGTH = 90

const shortened = (words: string): string => [...oneLine(words)].slice(0, PREHEADER_LENGTH).join('')

/**
 * Mails to visitors. Typed text is sent to the shop, and back to its author with the shop's answer: anyone can enter any
 * address, and nothing is delivered to strangers before a member of staff has read it.
 */
export const helpMails = {
  QUESTION_RECEIVED: (({ number }, { t }) => {
    const title = t('question.received.subject')
    const lead = t('question.received.lead')
    return {
      title,
      subject: t('question.subject', { what: title, number }),
      preheader: lead,
      blocks: [
        text(lead),
        { kind: 'FACTS', title: null, facts: [{ label: t('question.number'), value: oneLine(number) }] },
        note(t('notYours')),
      ],
    }
  }) satisfies Template<ReceivedValues>,

  QUESTION_TO_SHOP: (({ number, name, email, orderNumber, question }, { t }) => {
    const title = t('question.toShop.subject')
    const fact = (label: string, value: string) => ({ label, value: oneLine(value) })
    return {
      title,
      subject: t('question.subject', { what: title, number }),
      preheader: shortened(question),
      blocks: [
        text(t('question.toShop.lead')),
        {
          kind: 'FACTS',
          title: null,
          facts: [
            fact(t('question.number'), number),
            fact(t('question.toShop.name'), name),
            fact(t('question.toShop.email'), email),
            fact(t('question.toShop.orderNumber'), oneLine(orderNumber) || t('question.toShop.noOrder')),
          ],
        },
        { kind: 'QUOTE', title: t('question.toShop.question'), text: question },
      ],
    }
  }) satisfies Template<QuestionValues>,

  QUESTION_ANSWERED: (({ number, name, question, answer }, { t }) => {
    const title = t('question.answered.subject')
    return {
      title,
      subject: t('question.subject', { what: title, number }),
      preheader: shortened(answer),
      blocks: [
        text(t('order.name', { name: oneLine(name) })),
        text(t('question.answered.lead')),
        { kind: 'QUOTE', title: t('question.answered.answer'), text: answer },
        { kind: 'QUOTE', title: t('question.answered.question'), text: question },
        text(t('question.answered.again')),
      ],
    }
  }) satisfies Template<AnswerValues>,

  SUBSCRIBED: (({ productName, link }, { t }) => {
    const lead = t('subscribed.lead')
    return {
      title: t('subscribed.subject'),
      preheader: lead,
      blocks: [
        text(lead),
        {
          kind: 'FACTS',
          title: null,
          facts: [{ label: t('backInStock.product'), value: oneLine(productName) }],
        },
        button(t('subscribed.button'), link),
        note(t('notYours')),
      ],
    }
  }) satisfies Template<ProductValues>,

  BACK_IN_STOCK: (({ productName, link }, { t }) => {
    const lead = t('backInStock.lead')
    return {
      title: t('backInStock.subject'),
      preheader: oneLine(productName),
      blocks: [
        text(lead),
        {
          kind: 'FACTS',
          title: null,
          facts: [{ label: t('backInStock.product'), value: oneLine(productName) }],
        },
        button(t('backInStock.button'), link),
        text(t('backInStock.soon')),
      ],
    }
  }) satisfies Template<ProductValues>,

  CAMPAIGN_RECEIVED: ((_: NoValues, { t }) => {
    const lead = t('campaign.lead')
    return {
      title: t('campaign.subject'),
      preheader: lead,
      blocks: [text(lead), text(t('campaign.replaced')), note(t('notYours'))],
    }
  }) satisfies Template<NoValues>,
}
