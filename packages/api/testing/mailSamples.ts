import type { MailPicture } from '../src/database/tables/mailContent.ts'
import type { OrderSummary } from '../src/mail/order/orderSummary.ts'
import type { MailLook } from '../src/mail/parts/htmlPart.ts'
import type { MailShop, MailValues } from '../src/mail/renderMail.ts'

/** The shop that the sample mails come from. */
export const MAIL_SHOP: MailShop = {
  publicUrl: 'https://shop.example',
  profile: { name: 'はなみずき写真館', contact: { email: 'help@hanamizuki.example', phoneNumber: null, hours: null } },
}

export const MAIL_LOOK: MailLook = { shopName: MAIL_SHOP.profile.name, accent: '#1f5f4a' }

const picture = (number: number): MailPicture => ({
  key: `orders/sample/print_${number}.png`,
  bleed: 0,
  alt: `メッセージカードのデザイン（${number}点目）`,
})

/** The storage keys of the pictures of the sample mails. */
export const PICTURE_KEYS: readonly string[] = [1, 2, 3].map((number) => picture(number).key)

export const SAMPLE_ORDER: OrderSummary = {
  orderNumber: 'irodori-00000001',
  ordererName: '佐藤 美咲',
  items: [
    {
      name: 'メッセージカード',
      pieces: 3,
      options: [{ name: 'マット', pieces: 3 }],
      wrappings: [
        { name: '無地の封筒', pieces: 2 },
        { name: '桐箱と水引', pieces: 1 },
      ],
      pictures: [picture(1), picture(2)],
      morePieces: 1,
    },
    { name: '掛け時計（直径25cm）', pieces: 1, options: [], wrappings: [], pictures: [picture(3)], morePieces: 0 },
  ],
  address: ['〒150-0001', '東京都渋谷区神宮前99-9-9', 'いろどりマンション 101', '佐藤 結衣 様'],
  deliveries: [{ day: '2026-12-08', time: '14-16時' }],
  shipDays: ['2026-12-03'],
  totalPrice: 8640,
  paidAmount: 8140,
  payMethod: 'クレジットカード',
  needsDesign: true,
}

const ORDER = { order: SAMPLE_ORDER }
const ACCOUNT = {
  userName: '佐藤 美咲',
  link: 'https://shop.example/account/verify?email=misaki%40example.com&token=x',
}
const PRODUCT = { productName: '掛け時計（ナチュラル）', link: 'https://shop.example/product/clock' }

/** Values of every kind of mail; the type requires an entry for each new kind. */
export const MAIL_VALUES: MailValues = {
  ACCOUNT_ACTIVATE: ACCOUNT,
  ACCOUNT_EXISTS: ACCOUNT,
  ACCOUNT_CHANGE_EMAIL: ACCOUNT,
  ACCOUNT_EMAIL_CHANGED: ACCOUNT,
  ACCOUNT_RESET_PASSWORD: ACCOUNT,
  ACCOUNT_PASSWORD_CHANGED: ACCOUNT,
  ACCOUNT_PASSKEY_ADDED: ACCOUNT,
  ACCOUNT_CODE_ADDED: ACCOUNT,
  ACCOUNT_CODE_REMOVED: ACCOUNT,
  ACCOUNT_DELETE: ACCOUNT,
  ACCOUNT_DELETED: ACCOUNT,
  STAFF_INVITATION: { role: 'CLERK', invitedBy: '佐藤 美咲', link: ACCOUNT.link },
  STAFF_PASSWORD: { link: ACCOUNT.link },
  CREDENTIAL_WARNING: { shop: 'RAKUTEN', warning: 'ENDS', at: '2026-12-05T00:00:00.000Z' },
  MARKETPLACE_NOTICE: {
    shop: 'RAKUTEN',
    orderNumber: '400000-20261101-0000000001',
    notice: 'CANCELLED',
    isPrinted: false,
  },
  LOGIN_GUIDE: { orderNumber: SAMPLE_ORDER.orderNumber },
  RAKUTEN_POINT: ORDER,
  ORDER_RECEIVED: { order: { ...SAMPLE_ORDER, items: SAMPLE_ORDER.items.map((item) => ({ ...item, pictures: [] })) } },
  ORDER_SCHEDULED: { ...ORDER, endsAt: '2026-11-21T15:05:00.000Z' },
  ORDER_TAKEN_BACK: ORDER,
  ORDER_CREATING: ORDER,
  ORDER_SHIPPED: {
    ...ORDER,
    shipDay: '2026-12-04',
    shipments: [
      {
        carrierName: '見本運輸',
        trackingNumber: '1234-5678-9012',
        trackingUrl: 'https://carrier.example/track?number=123456789012',
      },
    ],
  },
  ORDER_DELIVERED: ORDER,
  ORDER_CANCELLED: ORDER,
  ORDER_REORDER: ORDER,
  ORDER_LETTER: { ...ORDER, letter: 'お写真が少し暗いようです。\n\nこのまま印刷してもよろしいですか。' },
  ORDER_DEVICE_LINK: { ...ORDER, link: 'https://shop.example/open/x' },
  MESSAGE_RELEASED: {
    ...ORDER,
    link: 'https://shop.example/digital-message/6f1c3d2e-0000-4000-8000-000000000001',
    startsAt: '2027-01-21T01:00:00.000Z',
    openUntil: '2027-05-21',
  },
  MESSAGE_ACCEPTED: ORDER,
  QUESTION_RECEIVED: { number: 'Q-1A2B3C4D' },
  QUESTION_TO_SHOP: {
    number: 'Q-1A2B3C4D',
    name: '佐藤',
    email: 'misaki@example.com',
    orderNumber: '',
    question: 'いつ\n届きますか',
  },
  QUESTION_ANSWERED: {
    number: 'Q-1A2B3C4D',
    name: '佐藤',
    question: 'いつ\n届きますか',
    answer: '12月8日にお届けの予定です。\n\nお待ちくださいませ。',
  },
  SUBSCRIBED: PRODUCT,
  BACK_IN_STOCK: PRODUCT,
  CAMPAIGN_RECEIVED: {},
  MAGAZINE: {
    title: '冬の贈りものの季節です',
    preheader: '年賀状と干支の時計ができました。',
    blocks: [
      { kind: 'TEXT', text: '年賀状と干支の時計ができました。' },
      { kind: 'PICTURE', key: 'orders/sample/print_1.png', alt: '雪の日のカード' },
      { kind: 'QUOTE', title: '年内のお届け', text: '12月20日までのご注文は、年内にお届けします。' },
      { kind: 'BUTTON', label: 'カタログを見る', link: 'https://shop.example/home' },
    ],
    sender: {
      name: 'いろどり商店',
      address: ['東京都渋谷区神宮前99-9-9', 'いろどりビル2階'],
      phoneNumber: '03-0000-0000',
    },
    unsubscribeLink: 'https://shop.example/unsubscribe-mail-magazine/token-of-misaki',
  },
}
