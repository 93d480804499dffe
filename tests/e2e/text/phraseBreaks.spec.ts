import { present } from '@irodori/design/testing/present'
import { findPhrases } from '@irodori/typography/phraseModel'
import { setText } from '@irodori/typography/setText'
import { expect, test } from '@playwright/test'
import { breakDifference } from '../../glyphs/verticalDifferences.ts'
import { COLUMN_EMS, columnRequest, columnsIn, EM, escaped, faceOf } from '../pages/textInChromium.ts'

const FONT = 'NotoSerifJP.ttf'

/** Words of cards, books and clocks. */
const WORDS = [
  '今日は天気です。',
  '生まれてきてくれてありがとう。',
  'ずっと一緒にいてください。',
  'これからも末永くよろしくお願いします。',
  '家族みんなで笑顔あふれる毎日を過ごそう。',
  'お父さん、お母さん、育ててくれてありがとう。',
  '私たちは結婚しました。',
  '新しい家族が増えました。',
  'おじいちゃん、いつまでも元気でいてね。',
  '春の風に吹かれて、桜の花が舞う。',
  '海の見える丘の上で、あなたを待っている。',
  '昨年は大変お世話になりました。',
  '本年もどうぞよろしくお願い申し上げます。',
  '小さな手で、大きな夢をつかもう。',
  'はじめての運動会、最後まで走りきったね。',
  '木漏れ日の中をふたりで歩いてゆこう。',
  '皆様のご健康とご多幸をお祈りいたします。',
  'この本は、わたしたちの一年の記録です。',
  '卒業おめでとう。これからも応援しています。',
  '時計の針が進むたびに、思い出が増えていく。',
]

test('columns end with the phrases with which those of Chromium end (word-break: auto-phrase)', async ({ page }) => {
  const theirs = await columnsIn(
    page,
    WORDS.map((text) => ({
      font: FONT,
      html: `<span lang="ja" style="word-break:auto-phrase">${escaped(text)}</span>`,
    })),
  )
  const columns = WORDS.map((text) => {
    const request = { ...columnRequest(text, COLUMN_EMS * EM), phraseBreaks: true }
    return setText(request, faceOf(FONT), findPhrases).lines.map((column) => column.text)
  })
  const differing = columns.flatMap((ours, i) => {
    const their = present(theirs[i])
    return ours.join('|') === their.join('|') || breakDifference(ours, their, FONT) !== null
      ? []
      : [`${ours.join('|')} in Irodori, ${their.join('|')} in Chromium`]
  })
  expect(differing).toEqual([])
})
