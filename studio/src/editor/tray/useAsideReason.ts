import { useTranslation } from 'react-i18next'
import { useEditorValue } from '../context/EditorContext.ts'
import type { TrayPhoto } from '../photos/trayState.ts'
import { trayAtom } from '../photos/trayState.ts'

/** Says why a photo is set aside; null if it is not. */
export function useAsideReason(): (photo: Pick<TrayPhoto, 'aside'>) => string | null {
  const { t } = useTranslation('tools')
  const photos = useEditorValue(trayAtom)
  return ({ aside }) => {
    if (aside === null) return null
    if (aside.kind === 'BLURRED') return t('tray.blurred')
    const { to } = aside
    const name = photos.find(({ imageName }) => imageName === to)?.fileName ?? to
    return t('tray.similar', { name })
  }
}
