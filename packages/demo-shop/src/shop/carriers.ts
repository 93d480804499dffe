import type { Carrier } from '../entities/types.ts'

/** The carriers of the shop. The pages about parcels are those of the carriers; the shop only links to them. */
export const CARRIERS: readonly Carrier[] = [
  {
    id: 'sagawa',
    name: '佐川急便',
    trackingUrl: 'https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}',
  },
  {
    id: 'yamato',
    name: 'ヤマト運輸',
    trackingUrl: 'https://jizen.kuronekoyamato.co.jp/jizen/servlet/crjz.b.NQ0010?id={number}',
  },
  {
    id: 'japan-post',
    name: '日本郵便',
    trackingUrl: 'https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}',
  },
]
