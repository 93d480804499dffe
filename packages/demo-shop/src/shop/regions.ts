import type { District, Region } from '../types.ts'

/** Days on the way from the workshop, which is in Tokyo. */
interface Zone {
  readonly name: string
  readonly days: number
  readonly note: string
  readonly prefectures: readonly (readonly [id: string, name: string, districts?: readonly District[], note?: string])[]
}

const FERRY = '船の運航に合わせてお届けします。'
const LATE = '表示の日数に1日から2日を加えた日が目安です。'
const NO_TIME = '時間帯の指定はお受けできません。'

const district = (name: string, note: string, ...villages: readonly (readonly [string, string])[]): District => ({
  name,
  note,
  villages: villages.map(([village, words]) => ({ name: village, note: words })),
})

/** As the carrier groups the prefectures. */
const ZONES: readonly Zone[] = [
  {
    name: '北海道',
    days: 2,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      [
        'hokkaido',
        '北海道',
        [
          district('利尻・礼文', FERRY, ['利尻町', LATE], ['利尻富士町', LATE], ['礼文町', LATE]),
          district('奥尻', FERRY, ['奥尻町', LATE]),
          district('羽幌', FERRY, ['天売島', NO_TIME], ['焼尻島', NO_TIME]),
        ],
      ],
    ],
  },
  {
    name: '北東北',
    days: 1,
    note: '午前中のお届けは翌々日からです。',
    prefectures: [
      ['aomori', '青森県'],
      ['iwate', '岩手県'],
      ['akita', '秋田県'],
    ],
  },
  {
    name: '南東北',
    days: 1,
    note: '',
    prefectures: [
      [
        'miyagi',
        '宮城県',
        [district('塩竈', FERRY, ['浦戸諸島', NO_TIME]), district('女川', FERRY, ['出島', ''], ['江島', NO_TIME])],
      ],
      ['yamagata', '山形県', [district('酒田', FERRY, ['飛島', NO_TIME])]],
      ['fukushima', '福島県', [], '一部の地域では、営業所でのお受け取りをお願いすることがあります。'],
    ],
  },
  {
    name: '関東',
    days: 1,
    note: '',
    prefectures: [
      ['ibaraki', '茨城県'],
      ['tochigi', '栃木県'],
      ['gunma', '群馬県'],
      ['saitama', '埼玉県'],
      ['chiba', '千葉県'],
      [
        'tokyo',
        '東京都',
        [
          district('伊豆諸島', FERRY, ['大島町', LATE], ['利島村', NO_TIME], ['新島村', LATE], ['神津島村', LATE]),
          district(
            '三宅・八丈',
            FERRY,
            ['三宅村', LATE],
            ['御蔵島村', NO_TIME],
            ['八丈町', LATE],
            ['青ヶ島村', NO_TIME],
          ),
          district('小笠原', '船は週に一度です。', ['父島', '10日ほどかかります。'], ['母島', '10日ほどかかります。']),
        ],
      ],
      ['kanagawa', '神奈川県'],
      ['yamanashi', '山梨県'],
    ],
  },
  {
    name: '信越',
    days: 1,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      [
        'niigata',
        '新潟県',
        [district('佐渡', FERRY, ['佐渡市', LATE]), district('岩船', FERRY, ['粟島浦村', NO_TIME])],
      ],
      ['nagano', '長野県'],
    ],
  },
  {
    name: '東海',
    days: 1,
    note: '',
    prefectures: [
      ['shizuoka', '静岡県'],
      ['aichi', '愛知県', [district('三河湾', FERRY, ['佐久島', NO_TIME], ['日間賀島', ''], ['篠島', ''])]],
      ['gifu', '岐阜県'],
      ['mie', '三重県', [district('鳥羽', FERRY, ['答志島', ''], ['神島', NO_TIME])]],
    ],
  },
  {
    name: '北陸',
    days: 1,
    note: '冬は雪のため遅れることがあります。',
    prefectures: [
      ['toyama', '富山県'],
      ['ishikawa', '石川県', [district('輪島', FERRY, ['舳倉島', NO_TIME])]],
      ['fukui', '福井県'],
    ],
  },
  {
    name: '関西',
    days: 1,
    note: '',
    prefectures: [
      ['shiga', '滋賀県', [district('近江八幡', FERRY, ['沖島', NO_TIME])]],
      ['kyoto', '京都府'],
      ['osaka', '大阪府'],
      [
        'hyogo',
        '兵庫県',
        [district('姫路', FERRY, ['家島', LATE], ['坊勢島', LATE]), district('南あわじ', FERRY, ['沼島', NO_TIME])],
      ],
      ['nara', '奈良県', [district('吉野', '', ['十津川村', LATE], ['上北山村', LATE])]],
      ['wakayama', '和歌山県'],
    ],
  },
  {
    name: '中国',
    days: 2,
    note: '',
    prefectures: [
      ['okayama', '岡山県', [district('笠岡諸島', FERRY, ['北木島', LATE], ['真鍋島', NO_TIME])]],
      ['hiroshima', '広島県', [district('大崎上島', FERRY, ['大崎上島町', LATE])]],
      ['tottori', '鳥取県'],
      [
        'shimane',
        '島根県',
        [district('隠岐', FERRY, ['隠岐の島町', LATE], ['海士町', LATE], ['西ノ島町', LATE], ['知夫村', NO_TIME])],
      ],
      ['yamaguchi', '山口県', [district('萩', FERRY, ['見島', NO_TIME], ['大島', NO_TIME])]],
    ],
  },
  {
    name: '四国',
    days: 2,
    note: '',
    prefectures: [
      ['tokushima', '徳島県', [district('阿南', FERRY, ['伊島', NO_TIME])]],
      [
        'kagawa',
        '香川県',
        [district('小豆島', FERRY, ['小豆島町', LATE], ['土庄町', LATE]), district('直島', FERRY, ['直島町', ''])],
      ],
      ['ehime', '愛媛県', [district('上島', FERRY, ['弓削島', LATE], ['岩城島', ''])]],
      ['kochi', '高知県', [district('宿毛', FERRY, ['沖の島', NO_TIME], ['鵜来島', NO_TIME])]],
    ],
  },
  {
    name: '北九州',
    days: 2,
    note: '',
    prefectures: [
      [
        'fukuoka',
        '福岡県',
        [district('福岡湾', FERRY, ['玄界島', NO_TIME], ['能古島', '']), district('宗像', FERRY, ['大島', NO_TIME])],
      ],
      ['saga', '佐賀県', [district('唐津', FERRY, ['馬渡島', NO_TIME], ['加唐島', NO_TIME])]],
      [
        'nagasaki',
        '長崎県',
        [
          district('壱岐・対馬', FERRY, ['壱岐市', LATE], ['対馬市', LATE]),
          district('五島', FERRY, ['五島市', LATE], ['新上五島町', LATE], ['小値賀町', LATE]),
        ],
      ],
      ['oita', '大分県', [district('姫島', FERRY, ['姫島村', NO_TIME])]],
    ],
  },
  {
    name: '南九州',
    days: 2,
    note: '',
    prefectures: [
      ['kumamoto', '熊本県', [district('天草', '', ['御所浦町', FERRY])]],
      ['miyazaki', '宮崎県', [district('延岡', FERRY, ['島浦島', NO_TIME])]],
      [
        'kagoshima',
        '鹿児島県',
        [
          district(
            '種子島・屋久島',
            FERRY,
            ['西之表市', LATE],
            ['中種子町', LATE],
            ['南種子町', LATE],
            ['屋久島町', LATE],
          ),
          district(
            '奄美',
            FERRY,
            ['奄美市', LATE],
            ['喜界町', LATE],
            ['徳之島町', LATE],
            ['和泊町', LATE],
            ['与論町', LATE],
          ),
          district('三島・十島', '船は週に二度から三度です。', ['三島村', NO_TIME], ['十島村', NO_TIME]),
        ],
      ],
    ],
  },
  {
    name: '沖縄',
    days: 3,
    note: '台風の時期は遅れることがあります。',
    prefectures: [
      [
        'okinawa',
        '沖縄県',
        [
          district('本島周辺', FERRY, ['久米島町', LATE], ['座間味村', LATE], ['渡嘉敷村', LATE], ['伊江村', LATE]),
          district('大東', '船は月に五度ほどです。', ['南大東村', NO_TIME], ['北大東村', NO_TIME]),
          district('宮古', LATE, ['宮古島市', ''], ['多良間村', NO_TIME]),
          district('八重山', LATE, ['石垣市', ''], ['竹富町', NO_TIME], ['与那国町', NO_TIME]),
        ],
      ],
    ],
  },
]

/** The 47 prefectures with the days on the way and what differs on islands and in valleys. */
export const REGIONS: readonly Region[] = ZONES.flatMap((zone) =>
  zone.prefectures.map(([id, prefecture, districts = [], note = zone.note]) => ({
    id: `region-${id}`,
    name: zone.name,
    prefecture,
    days: zone.days,
    note,
    districts: [...districts],
  })),
)
