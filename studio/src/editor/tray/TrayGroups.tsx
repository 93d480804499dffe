import { groupByTime } from '@irodori/design/groupByTime'
import { useTranslation } from 'react-i18next'
import type { TrayPhoto } from '../photos/trayState.ts'
import { groupName } from './groupName.ts'
import styles from './PhotoTray.module.css'
import { TrayTile } from './TrayTile.tsx'

interface TrayGroupsProps {
  readonly photos: readonly TrayPhoto[]
  readonly onPlace: (photo: TrayPhoto) => void
}

/** EDT-57: photos in groups that were taken together. A single group has no heading. */
export function TrayGroups({ photos, onPlace }: TrayGroupsProps) {
  const { t, i18n } = useTranslation('tools')
  const groups = groupByTime(photos)
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group[0]?.imageName}>
          {groups.length > 1 && (
            <h3 className={styles.group}>{groupName(group, i18n.language) ?? t('tray.undated')}</h3>
          )}
          <ul className={styles.photos}>
            {group.map((photo) => (
              <li key={photo.imageName}>
                <TrayTile photo={photo} onPlace={onPlace} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
