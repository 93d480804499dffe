import { PORTRAIT } from '../layouts/portrait.ts'
import { CARD_PAGE } from '../entities/pageFormat.ts'
import { singles } from './series.ts'

const NEW_YEAR = { product: 'new-year-card', format: CARD_PAGE, layouts: PORTRAIT, hashtags: ['年賀状', 'お正月'] }
const YEAR = '二〇二七年 元旦'

export const NEW_YEAR_DESIGNS = singles(NEW_YEAR, [
  [
    'nami',
    'column',
    {
      title: '謹賀新年',
      latin: 'Happy New Year 2027',
      text: '旧年中はひとかたならぬお世話になり、\n厚く御礼申し上げます。\n本年もどうぞよろしくお願いいたします。',
      sign: YEAR,
    },
    ['sunrise', 'family'],
  ],
  [
    'washi',
    'hero',
    {
      title: '賀正',
      latin: 'A Happy New Year',
      text: '幸多き一年となりますよう、\n心よりお祈り申し上げます。',
      sign: YEAR,
    },
    ['sunrise'],
  ],
  [
    'asanoha',
    'moon',
    {
      title: '迎春',
      latin: 'Happy New Year',
      text: '皆さまのご健康とご多幸をお祈りいたします。\n本年もよろしくお願い申し上げます。',
      sign: YEAR,
    },
    ['family'],
  ],
  [
    'ichimatsu',
    'trio',
    {
      title: 'あけましておめでとうございます',
      text: '家族そろって、元気に新年を迎えました。\n今年もにぎやかに過ごします。',
      sign: '2027年 元旦　{names 山田 悟・千尋・樹}',
    },
    ['family', 'soccer', 'cake'],
    ['家族'],
  ],
  [
    'crayon',
    'hero',
    {
      title: 'ことしもよろしくね',
      latin: 'Happy New Year',
      text: '{words おかげさまで、春には一年生。\n元気いっぱい、遊びも勉強もがんばります。}',
      sign: '2027年 お正月',
    },
    ['pupil'],
    ['家族'],
  ],
  [
    'kappan',
    'sky',
    {
      title: '恭賀新年',
      latin: 'Season of hope 2027',
      text: '昨年は格別のお引き立てを賜り、\n誠にありがとうございました。',
      sign: YEAR,
    },
    ['zodiac'],
  ],
])
