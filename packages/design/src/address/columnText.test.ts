import { expect, it } from 'vitest'
import { inColumns } from './columnText.ts'

it.each([
  ['千代田1-1', '千代田一ー一', '千代田1ー1'],
  ['梅田２－４－９', '梅田二ー四ー九', '梅田2ー4ー9'],
  ['神宮前1丁目12番30号', '神宮前一丁目一二番三〇号', '神宮前1丁目12番30号'],
  ['彩りハイツ203', '彩りハイツ二〇三', '彩りハイツ２０３'],
  ['サーパス1205号室', 'サーパス一二〇五号室', 'サーパス１２０５号室'],
  ['コーポ', 'コーポ', 'コーポ'],
  ['梅田ビル18F', '梅田ビル一八Ｆ', '梅田ビル18Ｆ'],
  ['ハイツA-203', 'ハイツＡー二〇三', 'ハイツＡー２０３'],
  ['JPタワー2F', 'ＪＰタワー二Ｆ', 'ＪＰタワー2Ｆ'],
  ['Sakura Bldg. 3', 'Sakura Bldg. 三', 'Sakura Bldg. 3'],
])('%s is set in columns as %s, or with Arabic digits as %s', (text, kanji, arabic) => {
  expect([inColumns(text, 'KANJI'), inColumns(text, 'ARABIC')]).toEqual([kanji, arabic])
})
