import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Messages whose exact text the specification of the portal prescribes: the locale file, the key, the text. */
const SPECIFIED = [
  [
    'review',
    'problem.NOT_ENOUGH_DESIGNS.body_other',
    'デザインが不足しています！残り{{count}}点デザインの制作、もしくは複製をお願いします。',
  ],
  ['review', 'problem.LAYOUT.body', '作成頂いたレイアウトの「画像」もしくは「文字」に問題がございます。'],
  [
    'review',
    'problem.ORDER_CHANGED.body',
    '注文情報が更新されています。最新の注文情報をご確認のうえ、注文を進めてください。',
  ],
  ['copying', 'updated.body', '注文情報が更新されています。最新の注文情報をご確認のうえ、注文を進めてください。'],
  ['packaging', 'problem.SAVE_FAILED.title', 'ランピングの保存に失敗した'],
  ['packaging', 'problem.DATE.body', '選択したお届け希望日が無効になりました。ご再選択してください。'],
  ['packaging', 'problem.SHOP_TIMED_OUT.title', '製作開始'],
  ['packaging', 'date.changePoint', '出荷予定日は毎日{{hours}}時{{minutes}}分に変更されます'],
  [
    'cancellation',
    'problem.WRONG_DIGITS',
    '注文番号または電話番号下４桁が正しいものではございません。再度ご入力くださいませ。',
  ],
  ['cancellation', 'failed.body', 'キャンセル手続きが失敗しました。時間を置いて再度お試しください'],
  [
    'guideEmail',
    'problem.NOT_FOUND',
    'ご注文時と異なったメールアドレスもしくは電話番号が入力されています。再度正しいメールアドレス/電話番号をご入力ください。',
  ],
  [
    'guideEmail',
    'problem.FAILED',
    '注文情報の取得の問題が発生しました。お手数ですがしばらく経ってから再度お試しください。',
  ],
  [
    'guideEmail',
    'timedOut.body',
    '注文情報の取得がタイムアウトしました。お手数ですがしばらく経ってから再度お試しください。',
  ],
  ['gift', 'started.title', '制作開始'],
  ['gift', 'started.body', '商品の制作を開始しました。お届けまでお待ちください。'],
  ['gift', 'failed.title', '失敗しました'],
  ['messageMaking', 'problem.unreadable', '読み込みに失敗しました'],
  ['messageMaking', 'words.defaultText', 'メッセージをご入力ください'],
  ['messageMaking', 'released.notSpecified', '指定なし'],
  ['campaign', 'sent.title', '送信が成功しました！'],
  ['campaign', 'failed.body', '送信の問題が発生しました！画面再起動でご確認してください。'],
] as const

function messageAt(area: string, key: string): unknown {
  const file = new URL(`../../locales/ja/${area}.json`, import.meta.url)
  let found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  for (const part of key.split('.')) found = (found as Record<string, unknown> | undefined)?.[part]
  return found
}

it.each(SPECIFIED)('%s %s has the text of the specification', (area, key, text) => {
  expect(messageAt(area, key)).toContain(text)
})
