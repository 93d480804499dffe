import { alike, district, FERRY, late, lateDistrict, untimed, type Zone } from './zone.ts'

/** From Kansai to Okinawa, as the carrier groups the prefectures. */
export const ZONES_OF_THE_WEST: readonly Zone[] = [
  {
    name: '関西',
    days: 1,
    note: '',
    prefectures: [
      ['shiga', '滋賀県', 'しがけん', [district('近江八幡', 'おうみはちまん', FERRY, untimed('沖島', 'おきしま'))]],
      ['kyoto', '京都府', 'きょうとふ'],
      ['osaka', '大阪府', 'おおさかふ'],
      [
        'hyogo',
        '兵庫県',
        'ひょうごけん',
        [
          district('姫路', 'ひめじ', FERRY, late('家島', 'いえしま'), late('坊勢島', 'ぼうぜじま')),
          district('南あわじ', 'みなみあわじ', FERRY, untimed('沼島', 'ぬしま')),
        ],
      ],
      [
        'nara',
        '奈良県',
        'ならけん',
        [district('吉野', 'よしの', '', late('十津川村', 'とつかわむら'), late('上北山村', 'かみきたやまむら'))],
      ],
      ['wakayama', '和歌山県', 'わかやまけん'],
    ],
  },
  {
    name: '中国',
    days: 2,
    note: '',
    prefectures: [
      [
        'okayama',
        '岡山県',
        'おかやまけん',
        [
          district(
            '笠岡諸島',
            'かさおかしょとう',
            FERRY,
            late('北木島', 'きたぎしま'),
            untimed('真鍋島', 'まなべしま'),
          ),
        ],
      ],
      [
        'hiroshima',
        '広島県',
        'ひろしまけん',
        [district('大崎上島', 'おおさきかみじま', FERRY, late('大崎上島町', 'おおさきかみじまちょう'))],
      ],
      ['tottori', '鳥取県', 'とっとりけん'],
      [
        'shimane',
        '島根県',
        'しまねけん',
        [
          district(
            '隠岐',
            'おき',
            FERRY,
            late('隠岐の島町', 'おきのしまちょう'),
            late('海士町', 'あまちょう'),
            late('西ノ島町', 'にしのしまちょう'),
            untimed('知夫村', 'ちぶむら'),
          ),
        ],
      ],
      [
        'yamaguchi',
        '山口県',
        'やまぐちけん',
        [district('萩', 'はぎ', FERRY, untimed('見島', 'みしま'), untimed('大島', 'おおしま'))],
      ],
    ],
  },
  {
    name: '四国',
    days: 2,
    note: '',
    prefectures: [
      ['tokushima', '徳島県', 'とくしまけん', [district('阿南', 'あなん', FERRY, untimed('伊島', 'いしま'))]],
      [
        'kagawa',
        '香川県',
        'かがわけん',
        [
          district(
            '小豆島',
            'しょうどしま',
            FERRY,
            late('小豆島町', 'しょうどしまちょう'),
            late('土庄町', 'とのしょうちょう'),
          ),
          district('直島', 'なおしま', FERRY, alike('直島町', 'なおしまちょう')),
        ],
      ],
      [
        'ehime',
        '愛媛県',
        'えひめけん',
        [district('上島', 'かみじま', FERRY, late('弓削島', 'ゆげしま'), alike('岩城島', 'いわぎじま'))],
      ],
      [
        'kochi',
        '高知県',
        'こうちけん',
        [district('宿毛', 'すくも', FERRY, untimed('沖の島', 'おきのしま'), untimed('鵜来島', 'うぐるしま'))],
      ],
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
        'ふくおかけん',
        [
          district('福岡湾', 'ふくおかわん', FERRY, untimed('玄界島', 'げんかいじま'), alike('能古島', 'のこのしま')),
          district('宗像', 'むなかた', FERRY, untimed('大島', 'おおしま')),
        ],
      ],
      [
        'saga',
        '佐賀県',
        'さがけん',
        [district('唐津', 'からつ', FERRY, untimed('馬渡島', 'まだらしま'), untimed('加唐島', 'かからしま'))],
      ],
      [
        'nagasaki',
        '長崎県',
        'ながさきけん',
        [
          district('壱岐・対馬', 'いき・つしま', FERRY, late('壱岐市', 'いきし'), late('対馬市', 'つしまし')),
          district(
            '五島',
            'ごとう',
            FERRY,
            late('五島市', 'ごとうし'),
            late('新上五島町', 'しんかみごとうちょう'),
            late('小値賀町', 'おぢかちょう'),
          ),
        ],
      ],
      ['oita', '大分県', 'おおいたけん', [district('姫島', 'ひめしま', FERRY, untimed('姫島村', 'ひめしまむら'))]],
    ],
  },
  {
    name: '南九州',
    days: 2,
    note: '',
    prefectures: [
      [
        'kumamoto',
        '熊本県',
        'くまもとけん',
        [district('天草', 'あまくさ', '', alike('御所浦町', 'ごしょうらまち', FERRY))],
      ],
      ['miyazaki', '宮崎県', 'みやざきけん', [district('延岡', 'のべおか', FERRY, untimed('島浦島', 'しまうらとう'))]],
      [
        'kagoshima',
        '鹿児島県',
        'かごしまけん',
        [
          district(
            '種子島・屋久島',
            'たねがしま・やくしま',
            FERRY,
            late('西之表市', 'にしのおもてし'),
            late('中種子町', 'なかたねちょう'),
            late('南種子町', 'みなみたねちょう'),
            late('屋久島町', 'やくしまちょう'),
          ),
          district(
            '奄美',
            'あまみ',
            FERRY,
            late('奄美市', 'あまみし'),
            late('喜界町', 'きかいちょう'),
            late('徳之島町', 'とくのしまちょう'),
            late('和泊町', 'わどまりちょう'),
            late('与論町', 'よろんちょう'),
          ),
          district(
            '三島・十島',
            'みしま・としま',
            '船は週に二度から三度です。',
            untimed('三島村', 'みしまむら'),
            untimed('十島村', 'としまむら'),
          ),
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
        'おきなわけん',
        [
          district(
            '本島周辺',
            'ほんとうしゅうへん',
            FERRY,
            late('久米島町', 'くめじまちょう'),
            late('座間味村', 'ざまみそん'),
            late('渡嘉敷村', 'とかしきそん'),
            late('伊江村', 'いえそん'),
          ),
          district(
            '大東',
            'だいとう',
            '船は月に五度ほどです。',
            untimed('南大東村', 'みなみだいとうそん'),
            untimed('北大東村', 'きただいとうそん'),
          ),
          lateDistrict('宮古', 'みやこ', FERRY, alike('宮古島市', 'みやこじまし'), untimed('多良間村', 'たらまそん')),
          lateDistrict(
            '八重山',
            'やえやま',
            FERRY,
            alike('石垣市', 'いしがきし'),
            untimed('竹富町', 'たけとみちょう'),
            untimed('与那国町', 'よなぐにちょう'),
          ),
        ],
      ],
    ],
  },
]
