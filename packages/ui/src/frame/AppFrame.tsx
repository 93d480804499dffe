import type { Connection } from '@irodori/client/ClientProvider'
import { ClientProvider } from '@irodori/client/ClientProvider'
import type { createQueryClient } from '@irodori/client/queryClient'
import type { PublicProfile } from '@irodori/contract/shopProfile'
import { type ComponentType, type ReactNode, StrictMode, Suspense } from 'react'
import { type AppLinkProps, LinkProvider } from '../control/AppLink.tsx'
import { ToastProvider } from '../feedback/ToastProvider.tsx'
import { LoginProvider } from '../session/LoginProvider.tsx'
import { ShopProvider } from '../shop/ShopContext.ts'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'

/** The parts of the frame that differ between the apps. */
export interface AppScreens {
  readonly screens: ReactNode
  readonly link: ComponentType<AppLinkProps>
}

interface AppFrameProps extends AppScreens {
  readonly shop: PublicProfile
  readonly connection: Connection
  readonly queryClient: ReturnType<typeof createQueryClient>
}

const log = (reason: unknown) => console.error(reason)

/** The providers of every screen. The server renders the same tree, because the browser hydrates it. */
export const AppFrame = ({ screens, link, shop, connection, queryClient }: AppFrameProps) => (
  <StrictMode>
    <ShopProvider value={shop}>
      <ClientProvider connection={connection} queryClient={queryClient}>
        <LinkProvider value={link}>
          <ToastProvider>
            {/* The outer boundary catches the login dialog, which stands beside the screens. */}
            <ScreenBoundary onError={log}>
              <LoginProvider>
                <ScreenBoundary onError={log}>
                  <Suspense fallback={<ScreenLoading />}>{screens}</Suspense>
                </ScreenBoundary>
              </LoginProvider>
            </ScreenBoundary>
          </ToastProvider>
        </LinkProvider>
      </ClientProvider>
    </ShopProvider>
  </StrictMode>
)
