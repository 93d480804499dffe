import { PAGES } from '@irodori/contract/pages'
import { tokyoDay, tokyoTime } from '@irodori/rules/tokyoDay'
import type { LinkValues, OrderValues, Template } from './template.ts'
import { lines } from './template.ts'

const number = (orderNumber: string): string => `ご注文番号：${orderNumber}`

/** Formats an ISO instant as 2026年11月21日 13:05. */
function timeText(instant: string): string {
  const [year, month, date] = tokyoDay(instant).split('-').map(Number)
  return `${year}年${month}月${date}日 ${tokyoTime(instant)}`
}

interface ScheduledValues extends OrderValues {
  /** End of the waiting period, ISO. */
  readonly endsAt: string
}

/** Mails about an order, to its customer. */
export const orderMails = {
  LOGIN_GUIDE: (({ orderNumber }, page) => ({
    subject: 'ログイン方法のご案内',
    body: lines(
      'ご注文ありがとうございます。',
      'デザインの作成とご注文の確認は、次の手順でお進みください。',
      '',
      '1. 下のページを開きます。',
      page(PAGES.home.path),
      '',
      '2. ログインの画面に、注文番号とお電話番号を入力します。',
      number(orderNumber),
      'お電話番号：ご注文のときに入力された番号',
      '',
      '3. 商品を選び、写真や文字を入れて保存します。',
    ),
  })) satisfies Template<OrderValues>,

  RAKUTEN_POINT: (({ orderNumber }) => ({
    subject: 'ポイントでのお支払いについて',
    body: lines(
      'ご注文ありがとうございます。',
      number(orderNumber),
      '',
      'ポイントでのお支払いの確認に、お時間をいただいております。',
      '確認が済みしだい製作を開始しますので、このままお待ちください。',
      '',
      'デザインは、お待ちの間も保存と手直しができます。',
    ),
  })) satisfies Template<OrderValues>,

  ORDER_SCHEDULED: (({ orderNumber, endsAt }, page) => ({
    subject: '製作開始のお申し込みを受け付けました',
    body: lines(
      '製作開始のお申し込みをありがとうございます。',
      number(orderNumber),
      '',
      `${timeText(endsAt)}に製作を開始します。`,
      'それまでは、マイページで取り消して直していただけます。',
      '',
      page(PAGES.myPage.path),
    ),
  })) satisfies Template<ScheduledValues>,

  ORDER_CREATING: (({ orderNumber }, page) => ({
    subject: '製作を開始しました',
    body: lines(
      '商品の製作を開始しました。',
      number(orderNumber),
      '',
      'これより先は、デザインやお届け先を変更できません。',
      '発送しましたら、あらためてお知らせします。',
      '',
      page(PAGES.myPage.path),
    ),
  })) satisfies Template<OrderValues>,

  ORDER_SHIPPED: (({ orderNumber }, page) => ({
    subject: '商品を発送しました',
    body: lines(
      '商品を発送しました。お届けまで、しばらくお待ちください。',
      number(orderNumber),
      '',
      '領収書は、マイページからお受け取りいただけます。',
      page(PAGES.myPage.path),
    ),
  })) satisfies Template<OrderValues>,

  ORDER_CANCELLED: (({ orderNumber }) => ({
    subject: 'ご注文のキャンセルを承りました',
    body: lines(
      'ご注文のキャンセルを承りました。',
      number(orderNumber),
      '',
      'ご返金の時期は、お支払い方法によって異なります。',
      'またのご利用をお待ちしております。',
    ),
  })) satisfies Template<OrderValues>,

  ORDER_REORDER: (({ orderNumber }, page) => ({
    subject: '再度のご注文のお願い',
    body: lines(
      'ご注文ありがとうございます。',
      number(orderNumber),
      '',
      '一つのご注文に、複数のお届け先が指定されていました。',
      '恐れ入りますが、下のページでこのご注文を取り消し、',
      'お届け先ごとに、あらためてご注文をお願いいたします。',
      '',
      page(`${PAGES.cancelOrder.path}?orderNumber=${encodeURIComponent(orderNumber)}&reason=0`),
    ),
  })) satisfies Template<OrderValues>,

  MESSAGE_RELEASED: (({ orderNumber, link }) => ({
    subject: 'デジタルメッセージを公開しました',
    body: lines(
      'デジタルメッセージを公開しました。',
      number(orderNumber),
      '',
      '下のURLを、贈る方にお送りください。',
      link,
      '',
      '贈る方がお届けの日時を選ぶと、商品の製作を開始します。',
    ),
  })) satisfies Template<OrderValues & LinkValues>,

  MESSAGE_ACCEPTED: (({ orderNumber }, page) => ({
    subject: '贈りものが受け取られました',
    body: lines(
      '贈る方が、お届けの日時をお選びになりました。',
      '商品の製作を始めます。',
      number(orderNumber),
      '',
      page(PAGES.myPage.path),
    ),
  })) satisfies Template<OrderValues>,
}
