/** The client's own words, made from the Fluent texts by `npm run words`. */

export type Plain =
  | "accept"
  | "account"
  | "accountHint"
  | "accountName"
  | "amount"
  | "appTagline"
  | "asPrinted"
  | "assumed"
  | "away"
  | "bookmark"
  | "bookmarkName"
  | "bookmarks"
  | "botGeneral"
  | "botGeneralNote"
  | "botGreedy"
  | "botGreedyNote"
  | "botRandom"
  | "botRandomNote"
  | "botReturn"
  | "botTake"
  | "boxes"
  | "boxesAsked"
  | "branch"
  | "branchHint"
  | "cancel"
  | "case"
  | "caseHint"
  | "charts"
  | "claim"
  | "claimHint"
  | "claimWhere"
  | "clockNone"
  | "close"
  | "column"
  | "complexity"
  | "confirm"
  | "copied"
  | "copy"
  | "credit"
  | "credits"
  | "curve"
  | "decline"
  | "dice"
  | "diceHint"
  | "dismiss"
  | "drawn"
  | "empty"
  | "face"
  | "file"
  | "filterOrders"
  | "find"
  | "findNone"
  | "finishedGames"
  | "fit"
  | "gameOver"
  | "go"
  | "goBack"
  | "grid"
  | "happened"
  | "help"
  | "hideCounters"
  | "instead"
  | "inviteAgain"
  | "inviteNew"
  | "inviteNewHint"
  | "inviteTitle"
  | "isAsked"
  | "joinOwn"
  | "joinOwnGo"
  | "journal"
  | "journalHint"
  | "keyAgain"
  | "keyArrows"
  | "keyDo"
  | "keyEscape"
  | "keyFind"
  | "keyPan"
  | "keyPrompt"
  | "keyReplay"
  | "keyRest"
  | "keySide"
  | "keyTab"
  | "keyTargets"
  | "keyUndo"
  | "keyZoom"
  | "language"
  | "legendMore"
  | "length"
  | "loading"
  | "lobby"
  | "localLink"
  | "log"
  | "logAll"
  | "logAllSides"
  | "logEmpty"
  | "logSide"
  | "logTurn"
  | "login"
  | "logout"
  | "lookingBack"
  | "losses"
  | "lossesNote"
  | "lost"
  | "luck"
  | "luckEven"
  | "luckNoDice"
  | "luckNone"
  | "mailSend"
  | "mailTake"
  | "map"
  | "mapLess"
  | "mapMore"
  | "menu"
  | "miniMap"
  | "myGames"
  | "myNote"
  | "nameTaken"
  | "newGame"
  | "noGames"
  | "noPieces"
  | "noSeat"
  | "noServer"
  | "noSuchGame"
  | "noWebgl"
  | "nobodyAsked"
  | "notSent"
  | "notWelcome"
  | "note"
  | "noteKept"
  | "offerBack"
  | "offerBackHint"
  | "offerDraw"
  | "offerMine"
  | "offline"
  | "online"
  | "open"
  | "openGames"
  | "optionChanged"
  | "optionForbidden"
  | "optionNone"
  | "optionSearch"
  | "options"
  | "optionsClash"
  | "others"
  | "overlayNeedsPiece"
  | "overlayNeedsSpace"
  | "overlays"
  | "ownLink"
  | "ownLinkHint"
  | "ownSeatLeave"
  | "ownSeatTake"
  | "pace"
  | "paceFast"
  | "paceNormal"
  | "paceOff"
  | "paceSlow"
  | "passTableHint"
  | "password"
  | "pending"
  | "people"
  | "presetOwn"
  | "presets"
  | "preview"
  | "proof"
  | "proofBad"
  | "proofChecked"
  | "proofCommitment"
  | "proofCounts"
  | "proofDie"
  | "proofDrawn"
  | "proofDrawnHint"
  | "proofFell"
  | "proofGame"
  | "proofHere"
  | "proofHow"
  | "proofLater"
  | "proofNumber"
  | "proofOrder"
  | "proofRolls"
  | "proofSeed"
  | "proofSeedBad"
  | "proofSeedGood"
  | "proofSetUp"
  | "proofTitle"
  | "question"
  | "questionTab"
  | "register"
  | "remove"
  | "removeSure"
  | "rename"
  | "renameAs"
  | "replay"
  | "replayFirst"
  | "replayLast"
  | "replayLive"
  | "replayMode"
  | "replayNext"
  | "replayPause"
  | "replayPlay"
  | "replayPrev"
  | "replayScrub"
  | "resign"
  | "resignSure"
  | "review"
  | "rolls"
  | "row"
  | "rule"
  | "ruleLast"
  | "rules"
  | "rulesNone"
  | "rulesSearch"
  | "say"
  | "scenario"
  | "seatBeside"
  | "seatLink"
  | "seatLook"
  | "seatMail"
  | "seatMe"
  | "seatOpen"
  | "seatPerson"
  | "seatShown"
  | "seatingAlone"
  | "seatingBeside"
  | "seatingBot"
  | "seatingBots"
  | "seatingLink"
  | "seatingMail"
  | "seats"
  | "settings"
  | "showCounters"
  | "showPlace"
  | "showThen"
  | "sidePanel"
  | "sound"
  | "spectator"
  | "start"
  | "starting"
  | "takeBack"
  | "takeBackHint"
  | "talk"
  | "talkEmpty"
  | "talkSay"
  | "terms"
  | "termsClock"
  | "termsOpen"
  | "terrainKey"
  | "theme"
  | "themeAuto"
  | "themeDark"
  | "themeLight"
  | "timeUp"
  | "titles"
  | "tooOften"
  | "tour"
  | "tourDo"
  | "tourEnd"
  | "tourLater"
  | "tourNext"
  | "tourPrev"
  | "tracks"
  | "tryAgain"
  | "turnAxis"
  | "turningPoints"
  | "upload"
  | "uploadHint"
  | "usual"
  | "verdict"
  | "wasNothing"
  | "watch"
  | "watchHint"
  | "watchLink"
  | "watchSkip"
  | "watching"
  | "whatWasThat"
  | "whatWouldYouDo"
  | "whoSits"
  | "wish"
  | "wishHint"
  | "wishKept"
  | "wishMail"
  | "wishNone"
  | "wishOff"
  | "wishSave"
  | "withdraw"
  | "wrongPassword"
  | "yourTurn"
  | "yourTurnAfter"
  | "zoomIn"
  | "zoomOut";

/** Words with gaps, and what is put there. */
export interface Filled {
  accountNeeds: { n: string | number };
  against: { who: string | number };
  allTheSame: { order: string | number };
  between: { n: string | number };
  bookmarkForget: { name: string | number };
  botNamed: { name: string | number };
  claimed: { name: string | number };
  clockDays: { n: number };
  clockLive: { n: string | number; more: string | number };
  days: { n: string | number };
  failed: { why: string | number };
  fileRefused: { file: string | number; why: string | number };
  hits: { n: number };
  inTurn: { n: string | number };
  invite: { seat: string | number };
  isAhead: { who: string | number };
  isThinking: { who: string | number };
  join: { seat: string | number };
  loggedIn: { name: string | number };
  luckAll: { of: string | number };
  luckOf: { who: string | number; n: string | number };
  luckSome: { n: number; of: string | number };
  more: { n: string | number };
  newGameOf: { title: string | number };
  offeredBack: { who: string | number };
  offeredDraw: { who: string | number };
  offeredResign: { who: string | number };
  openHost: { who: string | number };
  optionExcludes: { option: string | number; choices: string | number };
  optionNeeds: { option: string | number; choices: string | number };
  optionsChanged: { n: number; all: string | number };
  orders: { n: number };
  ordersOffMap: { n: string | number };
  ordersOffered: { n: number };
  ownSeat: { seat: string | number };
  passTable: { seat: string | number };
  passTableReady: { seat: string | number };
  pieces: { n: number };
  proofAttempt: { n: string | number };
  proofGood: { n: string | number };
  proofRollsBad: { n: number };
  proofRollsGood: { n: string | number };
  proofSides: { n: string | number };
  replayAt: { n: string | number; all: string | number };
  ruleLastTurn: { n: string | number };
  rulesCount: { n: number };
  scenarioComplexity: { n: string | number };
  scenarioHours: { low: string | number; high: string | number };
  scenarioTurns: { n: number };
  stackOf: { n: number; place: string | number };
  steps: { n: string | number; all: string | number };
  sumCame: { n: number };
  sumGone: { n: number };
  sumMoved: { n: number };
  sumRolls: { n: number };
  timeLeft: { time: string | number };
  together: { n: number; order: string | number };
  turn: { n: string | number };
  waitingFor: { who: string | number };
  wasBetter: { n: string | number };
  wasWorse: { n: string | number };
  wishHook: { hosts: string | number };
  wonBy: { who: string | number };
  youPlay: { seat: string | number };
}

export type Word = Plain | keyof Filled;
