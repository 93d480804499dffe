import type { RegionIntro, RegionSetting } from '../entities/types.ts'

/** The introduction in English. */
export const ENGLISH_REGION_INTRO: RegionIntro = {
  title: 'Days until delivery',
  content:
    'How many days a parcel usually takes to each prefecture, counted from the day it leaves our workshop in Tokyo. ' +
    'For islands and some other areas the number of days depends on ships and weather. ' +
    'If weather or traffic cause a delay, please also check the information of the carrier.',
}

export const REGION_INTRO: RegionIntro = {
  title: 'お届けまでの日数',
  content:
    '工房のある東京から発送した日を0日として、お届けまでの目安の日数を、都道府県ごとにご案内します。' +
    '離島と一部の地域は、船や天候の都合で日数が変わります。' +
    '天候や道路の事情で遅れる場合は、配送会社の情報をあわせてご確認ください。',
}

/** The introduction of the regions page. */
export const REGION_SETTINGS: readonly RegionSetting[] = [
  { id: 'region-setting-intro', settingKey: 'INTRO', status: true },
  { id: 'region-setting-days', settingKey: 'DAYS', status: true },
  { id: 'region-setting-districts', settingKey: 'DISTRICTS', status: true },
  { id: 'region-setting-villages', settingKey: 'VILLAGES', status: true },
  { id: 'region-setting-times', settingKey: 'TIMES', status: true },
]
