import type { FaqCategory } from '../types.ts'

export const FAQ: readonly FaqCategory[] = [
  {
    id: 'faq-design',
    name: 'design',
    title: 'デザインについて',
    position: 1,
    faqs: [
      {
        identifier: 'photo-size',
        question: 'どのくらいの大きさの写真を用意すればよいですか。',
        answer:
          'スマートフォンで撮った写真をそのままお使いください。画面の写しや、アプリで小さくなった写真は、ぼやけることがあります。',
      },
      {
        identifier: 'photo-format',
        question: '使える写真の形式を教えてください。',
        answer: 'JPEG、PNG、GIFの3種類です。1枚10MB未満でお願いいたします。',
      },
      {
        identifier: 'save',
        question: '途中で保存して、あとから続きを作れますか。',
        answer: 'はい。保存したデザインは、マイページからいつでも続きをお作りいただけます。',
      },
      {
        identifier: 'character',
        question: '名前の漢字が表示されません。',
        answer: '書体によって入っている漢字が異なります。書体を変えても出ないときは、お問い合わせください。',
      },
    ],
  },
  {
    id: 'faq-order',
    name: 'order',
    title: 'ご注文について',
    position: 2,
    faqs: [
      {
        identifier: 'order-number',
        question: '注文番号はどこに書かれていますか。',
        answer: 'ご注文のあとにお届けする確認メールに書かれています。ご注文時のお電話番号と一緒に入力してください。',
      },
      {
        identifier: 'change',
        question: '製作を開始したあとに直せますか。',
        answer: '開始から30分以内でしたら、マイページで取り消してから直していただけます。そのあとは変更できません。',
      },
      {
        identifier: 'cancel',
        question: '注文を取り消したいときはどうすればよいですか。',
        answer: '製作を開始する前でしたら、マイページの「注文を取り消す」からお手続きいただけます。',
      },
    ],
  },
  {
    id: 'faq-delivery',
    name: 'delivery',
    title: 'お届けについて',
    position: 3,
    faqs: [
      {
        identifier: 'when',
        question: 'いつごろ届きますか。',
        answer: '商品ごとの製作日数に、配送の日数を加えた日が目安です。マイページでお届け日をお選びいただけます。',
      },
      {
        identifier: 'gift',
        question: '贈りものとして、先方へ直接送れますか。',
        answer: 'はい。お届け先を先方のご住所にしてください。金額のわかる書類は入れずにお送りします。',
      },
    ],
  },
]
