import type { TextItem } from '@irodori/contract/entities/designItem'
import type { TemplateChange, TransferOptions, Transferred } from '@irodori/design/templateChange'
import { Button } from '@irodori/ui/Button'
import { Callout } from '@irodori/ui/Callout'
import { Dialog, SAFE_CHOICE } from '@irodori/ui/Dialog'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEditor, useEditorValue } from '../context/EditorContext.ts'
import { usePageName } from '../context/usePageName.ts'
import { ExactPagePicture } from '../pictures/ExactPagePicture.tsx'
import { PhotoThumbnail } from '../pictures/PhotoThumbnail.tsx'
import { pagesAtom } from '../state/designState.ts'
import { overflowingTexts } from './overflowingTexts.ts'
import type { PageToChange } from './planChange.ts'
import { ALL_CONTENT, planChange } from './planChange.ts'
import styles from './TemplateConfirm.module.css'

interface TemplateConfirmProps {
  /** Name of the template. */
  readonly name: string
  readonly changing: readonly PageToChange[]
  readonly onBack: () => void
  readonly onAgree: (plans: readonly TemplateChange[]) => void
}

const isLost = (one: Transferred<unknown>): boolean => one.to === null

/** Preview of the changed pages with transferred and lost content. Nothing changes before the customer confirms. */
export function TemplateConfirm({ name, changing, onBack, onAgree }: TemplateConfirmProps) {
  const { t } = useTranslation(['tools', 'common'])
  const { commands } = useEditor()
  const [carrying, setCarrying] = useState<TransferOptions>(ALL_CONTENT)
  const plans = useMemo(() => planChange(commands, changing, carrying), [commands, changing, carrying])
  const photos = plans.flatMap((plan) => plan.photos)
  const texts = plans.flatMap((plan) => plan.texts)
  const ownItems = plans.flatMap((plan) => plan.ownItems)
  const [lostPhotos, lostTexts, lostItems] = [photos.filter(isLost), texts.filter(isLost), ownItems.filter(isLost)]
  const backgrounds = plans.flatMap((plan) => plan.background ?? [])
  const isLossless = [...lostPhotos, ...lostTexts, ...lostItems, ...backgrounds.filter(isLost)].length === 0
  const overflowing = useOverflowing(plans)
  return (
    <Dialog
      open
      size="wide"
      title={t('template.confirmTitle', { name })}
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack} {...SAFE_CHOICE}>
            {t('template.back')}
          </Button>
          <Button variant="primary" onClick={() => onAgree(plans)}>
            {t('template.change')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <After plans={plans} />
        <div className={styles.facts}>
          {isLossless ? <p>{t('template.nothingLost')}</p> : <Callout tone="warning">{t('template.warning')}</Callout>}
          <fieldset className={styles.carry}>
            <legend className={styles.title}>{t('template.carry')}</legend>
            {photos.length > 0 && (
              <Switch
                label={t('template.photos', { kept: photos.length - lostPhotos.length, all: photos.length })}
                checked={carrying.photos}
                onChange={(on) => setCarrying({ ...carrying, photos: on })}
              />
            )}
            {texts.length > 0 && (
              <Switch
                label={t('template.words', { kept: texts.length - lostTexts.length, all: texts.length })}
                checked={carrying.texts}
                onChange={(on) => setCarrying({ ...carrying, texts: on })}
              />
            )}
            {ownItems.length > 0 && (
              <Switch
                label={t('template.ownItems', { kept: ownItems.length - lostItems.length, all: ownItems.length })}
                checked={carrying.ownItems}
                onChange={(on) => setCarrying({ ...carrying, ownItems: on })}
              />
            )}
            {backgrounds.length > 0 && (
              <Switch
                label={t('template.background')}
                checked={carrying.background}
                onChange={(on) => setCarrying({ ...carrying, background: on })}
              />
            )}
          </fieldset>
          {lostPhotos.length > 0 && (
            <section className={styles.lost}>
              <h3 className={styles.title}>{t('template.lostPhotos', { count: lostPhotos.length })}</h3>
              <ul className={styles.pictures}>
                {lostPhotos.map(({ from }) => (
                  <li key={from.id}>
                    {from.imageName !== null && (
                      <PhotoThumbnail imageName={from.imageName} className={styles.picture} side={96} />
                    )}
                  </li>
                ))}
              </ul>
              <p className={styles.note}>{t('template.lostPhotosHelp')}</p>
            </section>
          )}
          {lostItems.length > 0 && <p>{t('template.lostItems', { count: lostItems.length })}</p>}
          {backgrounds.some(isLost) && <p>{t('template.lostBackground')}</p>}
          {lostTexts.length > 0 && (
            <section className={styles.lost}>
              <h3 className={styles.title}>{t('template.lostWords', { count: lostTexts.length })}</h3>
              <ul className={styles.quotes}>
                {lostTexts.map(({ from }) => (
                  <li key={from.id}>{t('template.quote', { words: from.text })}</li>
                ))}
              </ul>
            </section>
          )}
          {overflowing.length > 0 && (
            <Callout tone="warning">
              {t('template.unfit', {
                words: overflowing.map(({ text }) => t('template.quote', { words: text })).join(' '),
              })}
            </Callout>
          )}
          <p className={styles.note}>{t('template.undo')}</p>
        </div>
      </div>
    </Dialog>
  )
}

/** Exact renders of the changed pages and the names of the unchanged ones. */
function After({ plans }: { readonly plans: readonly TemplateChange[] }) {
  const { t } = useTranslation(['tools', 'common'])
  const pageName = usePageName()
  const pages = useEditorValue(pagesAtom)
  const isAlone = plans.length === 1
  const kept = pages.filter(({ key }) => !plans.some(({ page }) => page.key === key))
  return (
    <div className={styles.after}>
      <h3 className={styles.title}>{t('template.after')}</h3>
      <ul className={styles.pages} data-alone={isAlone || undefined}>
        {plans.map(({ page }) => (
          <li key={page.key}>
            <ExactPagePicture page={page} />
            <span className={styles.note}>{pageName(page)}</span>
          </li>
        ))}
      </ul>
      {!isAlone && kept.length > 0 && (
        <p className={styles.note}>{t('template.others', { pages: kept.map(pageName).join(t('common:comma')) })}</p>
      )}
    </div>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Switch = ({ label, checked, onChange }: SwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" checked={checked} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
)

/** Transferred texts that overflow their new frames. */
function useOverflowing(plans: readonly TemplateChange[]): readonly TextItem[] {
  const { kernel } = useEditor()
  const [overflowing, setOverflowing] = useState<readonly TextItem[]>([])
  useEffect(() => {
    let isCurrent = true
    setOverflowing([])
    void overflowingTexts(kernel, plans).then((found) => {
      if (isCurrent) setOverflowing(found)
    })
    return () => {
      isCurrent = false
    }
  }, [kernel, plans])
  return overflowing
}
