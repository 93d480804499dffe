import { LANDSCAPE } from '../layouts/landscape.ts'
import { PORTRAIT } from '../layouts/portrait.ts'
import { CARD_PAGE, NAME_CARD_PAGE, POSTCARD_PAGE } from '../entities/pageFormat.ts'
import { asSamples, groups, singles } from './series.ts'

const WEDDING = { product: 'wedding-card', format: CARD_PAGE, layouts: PORTRAIT, hashtags: ['結婚報告'] }
const SUMMER = { product: 'summer-card', format: CARD_PAGE, layouts: PORTRAIT, hashtags: ['暑中見舞い', '夏'] }
const THANKS = { product: 'thank-you-card', format: NAME_CARD_PAGE, layouts: LANDSCAPE, hashtags: ['ありがとう'] }
const POSTCARDS = { product: 'postcard-set', format: POSTCARD_PAGE, layouts: LANDSCAPE, hashtags: ['旅行', '思い出'] }

export const CARD_DESIGNS = [
  ...singles(WEDDING, [
    [
      'shiro',
      'sky',
      {
        title: '結婚しました',
        latin: 'We got married',
        text: '{words ささやかですが、あたたかな式を挙げました。\nふたりで新しい暮らしを始めます。\nこれからもどうぞよろしくお願いいたします。}',
        sign: '{date 2026年10月}　{names 田中 翔・葵}',
      },
      ['couple'],
      ['白'],
    ],
    [
      'kusabana',
      'moon',
      {
        title: '入籍いたしました',
        latin: 'Just married',
        text: 'このたび新しい家庭を築くことになりました。\n近くへお越しの折は、お立ち寄りください。',
        sign: '{date 2026年11月22日}',
      },
      ['couple'],
    ],
    [
      'kappan',
      'hero',
      {
        title: '結婚のご報告',
        latin: 'The beginning of our story',
        text: '{words 春風の心地よい日に、式を挙げました。}\nいつまでも笑顔の絶えない家庭にしてまいります。',
        sign: '{date 2026年4月18日}　{names 中村 直人・結衣}',
      },
      ['couple'],
    ],
    [
      'washi',
      'column',
      {
        title: '寿ぎの日',
        latin: '{date November 3, 2026}',
        text: '{words 氏神さまの前で、夫婦の契りを結びました。}\n皆さまのお心づかいに深く感謝いたします。\n今後ともご指導くださいますよう、\nお願い申し上げます。',
        sign: '{names 小林 大輔・さくら}',
      },
      ['couple', 'sea'],
    ],
    [
      'sora',
      'prints',
      {
        title: 'ふたりで、新生活',
        text: '{words 海の見える町で暮らしはじめました。}\nどうぞ遊びにいらしてください。',
        sign: '{names 山本 蓮・美月}',
      },
      ['sea', 'pair'],
    ],
  ]),
  ...singles(SUMMER, [
    [
      'nami',
      'hero',
      {
        title: '暑中お見舞い申し上げます',
        latin: 'Summer greetings',
        text: '寄せては返す波の音を、涼のおすそわけに。\nくれぐれもご自愛くださいませ。',
        sign: '{words 二〇二六年 盛夏}',
      },
      ['sea'],
    ],
    [
      'sora',
      'sky',
      {
        title: '夏のごあいさつ',
        latin: 'Blue sky, white clouds',
        text: '入道雲が大きく育つ季節になりました。\n皆さまお変わりなくお過ごしでしょうか。',
        sign: '{words 2026年 夏}',
      },
      ['family'],
    ],
    [
      'yozora',
      'moon',
      {
        title: '残暑お見舞い申し上げます',
        latin: 'Summer night',
        text: '夜風に、秋の気配が混じるころとなりました。\nお健やかにお過ごしください。',
        sign: '{words 二〇二六年 晩夏}',
      },
      ['sea'],
    ],
  ]),
  ...groups(THANKS, 'faces', [
    [
      [
        'kusabana',
        'round',
        { title: 'ありがとう', latin: 'Thank you', text: '感謝の気持ちを\n花にそえて' },
        ['flowers'],
      ],
      [
        'kusabana',
        'plain',
        {
          title: 'いつもありがとうございます',
          text: '心ばかりの品をお贈りします。\nお気に召しますように。',
          sign: '{name 佐藤 美咲}',
        },
        [],
      ],
    ],
    [
      [
        'kraft',
        'left',
        { title: 'ありがとう', latin: 'Many thanks', text: '手作りの品を\nお選びいただき\n感謝いたします' },
        ['cat'],
      ],
      [
        'kraft',
        'plain',
        {
          title: 'またのお越しを',
          text: '一つひとつ、心をこめて作りました。\n長くお使いいただけましたら幸いです。',
          sign: '{name 小さな焼き菓子店 こむぎ}',
        },
        [],
      ],
    ],
    [
      [
        'kappan',
        'left',
        { title: '御礼', latin: 'With gratitude', text: 'お祝いを賜り\n厚く御礼\n申し上げます' },
        ['couple'],
      ],
      [
        'kappan',
        'plain',
        {
          title: '心より御礼申し上げます',
          text: '結婚に際しまして、過分なお祝いを頂戴し、\n誠にありがとうございました。',
          sign: '{names 中村 直人・結衣}',
        },
        [],
      ],
    ],
    [
      ['yume', 'round', { title: 'ありがとう', latin: 'Thank you', text: 'すくすく\n育っています' }, ['baby']],
      [
        'yume',
        'plain',
        {
          title: 'お祝いをありがとう',
          text: '{words おかげさまで、母子ともに元気です。}\nどうぞ会いにいらしてください。',
          sign: '{names 渡辺 陽向・健一・真由}',
        },
        [],
      ],
    ],
    [
      [
        'retro',
        'left',
        { title: 'サンキュー', latin: 'Thanks a lot!', text: 'いつもの笑顔に\n元気をもらって\nいます' },
        ['dog'],
      ],
      [
        'retro',
        'plain',
        {
          title: 'これからもよろしく',
          text: 'また集まって、\nおいしいものを食べましょう。',
          sign: '{words 友だち一同より}',
        },
        [],
      ],
    ],
  ]),
  ...asSamples(
    groups(POSTCARDS, 'pieces', [
      [
        ['shiro', 'wide', { title: '海辺の夕暮れ', latin: 'Evening by the sea', sign: '{date 2026.8.12}' }, ['sea']],
        [
          'shiro',
          'left',
          {
            title: '夏の庭',
            latin: 'Summer garden',
            text: '朝の水やりのあと、\n花がいっせいに\n顔を上げました。',
            sign: '{date 2026.7.3}',
          },
          ['flowers'],
        ],
        [
          'shiro',
          'row',
          { title: '三日間の旅', text: '山と湖をめぐって、ゆっくり歩きました。', sign: '2026.9.19 - 21' },
          ['hills', 'fuji', 'sea'],
        ],
      ],
      [
        [
          'nordic',
          'left',
          {
            title: '森へ行こう',
            latin: 'Into the woods',
            text: '木もれ日をあびて、\n小鳥の声を聞いた\n休みの日。',
            sign: '{date 2026年6月}',
          },
          ['hills'],
        ],
        [
          'nordic',
          'round',
          {
            title: 'お茶の時間',
            latin: 'Tea time',
            text: '焼きたてのケーキと\n熱いお茶でひと休み。',
            sign: '{date 2026年11月}',
          },
          ['tea'],
        ],
        [
          'nordic',
          'row',
          { title: 'うちの毎日', text: '猫と犬と、にぎやかに暮らしています。', sign: '{date 2026年5月}' },
          ['cat', 'dog', 'flowers'],
        ],
      ],
      [
        [
          'ichimatsu',
          'edge',
          { title: '富士を望む', text: '湖のほとりで\n桜と富士を\nながめました', sign: '{date 2026.4.6}' },
          ['fujiSpring'],
        ],
        [
          'ichimatsu',
          'left',
          {
            title: '春の便り',
            latin: 'Spring letter',
            text: '風はまだ冷たくても、\n日ざしはもう春です。',
            sign: '{date 2026.3.20}',
          },
          ['flowers'],
        ],
        ['ichimatsu', 'wide', { title: '山の朝', latin: 'Morning in the hills', sign: '{date 2026.5.4}' }, ['hills']],
      ],
    ]),
  ),
]
