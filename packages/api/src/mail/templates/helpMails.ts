import { oneLine } from '../plainText.ts'
import type { LinkValues, NoValues, Template } from './template.ts'
import { lines } from './template.ts'

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

interface ProductValues extends LinkValues {
  readonly productName: string
}

/**
 * Mails to visitors. Typed text is sent to the shop only: anyone can enter any address, and the shop must not deliver
 * text to strangers.
 */
export const helpMails = {
  QUESTION_RECEIVED: (({ number }) => ({
    subject: 'お問い合わせを受け付けました',
    body: lines(
      'お問い合わせをありがとうございます。',
      '内容を確認のうえ、このメールアドレスにお返事いたします。',
      '',
      `受付番号：${number}`,
      '',
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  })) satisfies Template<ReceivedValues>,

  QUESTION_TO_SHOP: (({ number, name, email, orderNumber, question }) => ({
    subject: `お問い合わせ ${number}`,
    body: lines(
      `受付番号：${number}`,
      `お名前：${oneLine(name)}`,
      `メール：${oneLine(email)}`,
      `注文番号：${oneLine(orderNumber) || '（記入なし）'}`,
      '',
      question,
    ),
  })) satisfies Template<QuestionValues>,

  SUBSCRIBED: (({ productName, link }) => ({
    subject: '再入荷のお知らせを承りました',
    body: lines(
      '次の商品が再入荷しましたら、メールでお知らせします。',
      '',
      oneLine(productName),
      link,
      '',
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  })) satisfies Template<ProductValues>,

  BACK_IN_STOCK: (({ productName, link }) => ({
    subject: '再入荷のお知らせ',
    body: lines(
      'お待たせしました。次の商品が再入荷しました。',
      '',
      oneLine(productName),
      link,
      '',
      '数に限りがありますので、お早めにご覧ください。',
    ),
  })) satisfies Template<ProductValues>,

  CAMPAIGN_RECEIVED: ((_: NoValues) => ({
    subject: 'キャンペーンへのご応募を受け付けました',
    body: lines(
      'キャンペーンへのご応募をありがとうございます。',
      'ご応募の内容を受け付けました。',
      '',
      '同じメールアドレスでもう一度ご応募いただくと、内容が入れ替わります。',
      'お心当たりのない場合は、このメールを破棄してください。',
    ),
  })) satisfies Template<NoValues>,
}
