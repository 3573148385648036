/** Written by `python -m sandtable.server.contract` from the types in Python; changes belong there. */
import type { Account, Action, BotToken, Bots, Branch, Claim, Claimed, Created, DeviceLink, Done, EmailChange, EmailLink, Farewell, Forgotten, HintWish, Ignore, IgnoredList, Imported, LinkLogin, Links, Me, MeChange, NewBot, NewExperiment, NewMatch, Notices, Ok, PasswordChange, PasswordLogin, PasswordReset, PuzzleAnswer, Report, SignIns, Why } from './requests'
import type { ExperimentInfo, Experiments, GameInfo, Games, HintInfo, Invitation, LabContent, LabDoor, MatchList, MyData, PuzzleInfo, Replay, ReviewInfo, Rules, SolutionInfo, Steps, TableInfo, Update, Verified } from './responses'
import type { AnyBoard } from './shared'

export type Routes = {
  'DELETE /api/lab/experiments/{experiment}': { body: null; answer: Ok }
  'DELETE /api/me/bots/{bot}': { body: null; answer: Ok }
  'DELETE /api/me/ignored/{ignored}': { body: null; answer: Ok }
  'DELETE /api/me/notices/{notice}': { body: null; answer: Ok }
  'DELETE /api/me/sign-ins/{sign_in}': { body: null; answer: Ok }
  'GET /api/games': { body: null; answer: Games }
  'GET /api/games/{game}': { body: null; answer: GameInfo }
  'GET /api/games/{game}/board': { body: null; answer: AnyBoard }
  'GET /api/games/{game}/locale/{language}': { body: null; answer: unknown }
  'GET /api/games/{game}/puzzles/{number}': { body: null; answer: PuzzleInfo }
  'GET /api/games/{game}/rules': { body: null; answer: Rules }
  'GET /api/join/{link}': { body: null; answer: Invitation }
  'GET /api/lab': { body: null; answer: LabDoor }
  'GET /api/lab/content/{game}': { body: null; answer: LabContent }
  'GET /api/lab/experiments': { body: null; answer: Experiments }
  'GET /api/lab/experiments/{experiment}': { body: null; answer: ExperimentInfo }
  'GET /api/lab/experiments/{experiment}/report': { body: null; answer: unknown }
  'GET /api/lab/experiments/{experiment}/variant.toml': { body: null; answer: unknown }
  'GET /api/matches': { body: null; answer: MatchList }
  'GET /api/matches/{match}': { body: null; answer: TableInfo }
  'GET /api/matches/{match}/board': { body: null; answer: AnyBoard }
  'GET /api/matches/{match}/links': { body: null; answer: Links }
  'GET /api/matches/{match}/locale/{language}': { body: null; answer: unknown }
  'GET /api/matches/{match}/record': { body: null; answer: unknown }
  'GET /api/matches/{match}/replay': { body: null; answer: Replay }
  'GET /api/matches/{match}/replay/steps': { body: null; answer: Steps }
  'GET /api/matches/{match}/review': { body: null; answer: ReviewInfo }
  'GET /api/matches/{match}/verify': { body: null; answer: Verified }
  'GET /api/matches/{match}/view': { body: null; answer: Update }
  'GET /api/matches/{match}/why': { body: null; answer: Why }
  'GET /api/me': { body: null; answer: Me }
  'GET /api/me/bots': { body: null; answer: Bots }
  'GET /api/me/data': { body: null; answer: MyData }
  'GET /api/me/ignored': { body: null; answer: IgnoredList }
  'GET /api/me/matches': { body: null; answer: MatchList }
  'GET /api/me/notices': { body: null; answer: Notices }
  'GET /api/me/sign-ins': { body: null; answer: SignIns }
  'PATCH /api/me': { body: MeChange; answer: Me }
  'POST /api/account': { body: Account; answer: Me }
  'POST /api/email': { body: EmailLink; answer: Ok }
  'POST /api/games/{game}/puzzles/{number}': { body: PuzzleAnswer; answer: SolutionInfo }
  'POST /api/lab/experiments': { body: NewExperiment; answer: ExperimentInfo }
  'POST /api/lab/experiments/{experiment}/stop': { body: null; answer: ExperimentInfo }
  'POST /api/login': { body: PasswordLogin | LinkLogin; answer: Me }
  'POST /api/logout': { body: null; answer: Ok }
  'POST /api/matches': { body: NewMatch; answer: Created }
  'POST /api/matches/{match}/act': { body: Action; answer: Done }
  'POST /api/matches/{match}/branch': { body: Branch; answer: Created }
  'POST /api/matches/{match}/claim': { body: Claim; answer: Claimed }
  'POST /api/matches/{match}/hint': { body: HintWish; answer: HintInfo }
  'POST /api/matches/{match}/rematch': { body: null; answer: Created }
  'POST /api/matches/{match}/review': { body: null; answer: ReviewInfo }
  'POST /api/me/bots': { body: NewBot; answer: BotToken }
  'POST /api/me/delete': { body: Farewell; answer: Ok }
  'POST /api/me/email': { body: EmailChange; answer: Ok }
  'POST /api/me/ignored': { body: Ignore; answer: Ok }
  'POST /api/me/link': { body: null; answer: DeviceLink }
  'POST /api/me/password': { body: PasswordChange; answer: Me }
  'POST /api/password/forgot': { body: Forgotten; answer: Ok }
  'POST /api/password/reset': { body: PasswordReset; answer: Me }
  'POST /api/records': { body: null; answer: Imported }
  'POST /api/reports': { body: Report; answer: Ok }
}
