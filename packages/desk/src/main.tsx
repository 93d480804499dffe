import '@irodori/ui/base.css'
import { Screens } from './Screens.tsx'
import { startDesk } from './start/startDesk.tsx'

void startDesk(<Screens />)
