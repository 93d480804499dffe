import { Page } from '@irodori/ui/Page'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FontDrop } from './FontDrop.tsx'
import { FontList } from './FontList.tsx'
import { FontPanel } from './FontPanel.tsx'
import styles from './FontsPage.module.css'
import { createFontCache } from './inspection/fontCache.ts'
import { type FontSource, SHOP_FONTS } from './inspection/fontSource.ts'

/** For template designers: inspects a font before a template uses it. Files stay on the device. */
export function FontsPage() {
  const { t } = useTranslation('fonts')
  const [cache] = useState(createFontCache)
  const [sources, setSources] = useState(SHOP_FONTS)
  const [chosen, setChosen] = useState<FontSource>(SHOP_FONTS[0] as FontSource)
  const dropped = useRef(0)
  useEffect(() => cache.close, [cache])
  const add = (files: readonly File[]) => {
    const added = files.map((file): FontSource => ({ id: `dropped-${++dropped.current}`, kind: 'DROPPED', file }))
    if (added[0] === undefined) return
    setSources((known) => [...known, ...added])
    setChosen(added[0])
  }
  return (
    <Page title={t('title')}>
      <FontDrop onFiles={add}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.columns}>
          <FontList sources={sources} chosen={chosen} onChoose={setChosen} onFiles={add} />
          <FontPanel key={chosen.id} cache={cache} source={chosen} sources={sources} />
        </div>
      </FontDrop>
    </Page>
  )
}
