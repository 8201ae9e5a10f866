/** What a component may be in besides showing what it has. */
export const states = ['loading', 'empty', 'error', 'offline'] as const
export type State = (typeof states)[number]

/** The states that apply to a component, each with the story that shows it; or why none does. */
export type States = Partial<Record<State, string>> | string

const given = 'draws what it is given'

/** New components of a package in the making may come into the table after they are made. */
export const isInTheMaking = (path: string) => path.startsWith('packages/admin-components/')

/** Every component behind a package's doors. Whoever adds one says here which states it needs. */
export const statesOf: Readonly<Record<string, States>> = {
  FindCar: { loading: 'Loading', empty: 'Nothing', error: 'Failed', offline: 'Offline' },
  FindCarLate: 'is FindCar, whose parts come in another order',
  SingleCar: { loading: 'Loading', error: 'Unknown', offline: 'Offline' },
  LocationCars: { loading: 'Loading', empty: 'NoCars', error: 'Failed', offline: 'Offline' },
  Nearby: { loading: 'NearbyLoading', empty: 'NothingNearby', error: 'NearbyFailed', offline: 'NearbyOffline' },
  ReservationPage: { loading: 'Loading', error: 'Unknown', offline: 'Offline' },
  Reservations: { loading: 'Loading', empty: 'Empty', error: 'Failed', offline: 'Offline' },
  SharedReservation: { loading: 'Loading', error: 'Failed', offline: 'Offline' },
  FilterButton: given,
  CarMap: given,
  BookingHostProvider: 'draws nothing',

  ResourceList: { loading: 'Loading', empty: 'Empty', error: 'Failed', offline: 'Offline' },
  RecordPage: { loading: 'Loading', error: 'Unknown', offline: 'Offline' },
  PanelTable: { loading: 'PanelLoading', empty: 'PanelEmpty', error: 'PanelFailed' },
  FileQueue: { error: 'TwoOfFourFail' },
  ImageEditor: given,
  StoredPicture: 'is a part of pages that have the states',
  Timeline: given,
  ActionButton: { error: 'Forbidden' },
  AdminHostProvider: 'draws nothing',
  CommandPalette: 'is a ComboBox with what it found: the box has the states',
  KeySheet: given,

  Banner: { error: 'Failure', offline: 'Offline' },
  Button: { loading: 'Pending' },
  Checkbox: { error: 'Invalid' },
  CheckboxGroup: { error: 'WithError' },
  ComboBox: { loading: 'Loading', empty: 'NoHits', error: 'WithError' },
  ConfirmDialog: { loading: 'Pending' },
  DatePicker: { empty: 'Empty', error: 'WithError' },
  EmptyState: { empty: 'Plain' },
  ErrorMessage: { error: 'Shown' },
  NumberField: { error: 'WithError' },
  RadioGroup: { empty: 'Unanswered', error: 'WithError' },
  SaveButton: { loading: 'Saving' },
  SearchField: { empty: 'Empty' },
  Select: { empty: 'Placeholder', error: 'WithError' },
  Skeleton: { loading: 'CarRow' },
  Spinner: { loading: 'Ring' },
  TextArea: { empty: 'Empty', error: 'WithError' },
  TextField: { empty: 'Empty', error: 'WithError' },
  TimeSelect: { error: 'WithError' },
  AvailabilityRing: given,
  Badge: given,
  CarSilhouette: given,
  Card: given,
  DateCalendar: 'is the calendar of DatePicker, which has the field around it',
  Icon: given,
  IconButton: given,
  Inline: given,
  LinkButton: given,
  List: given,
  ListRow: given,
  Logo: given,
  MenuButton: given,
  Modal: given,
  Popover: given,
  PriceLines: given,
  RangeSlider: given,
  Sheet: given,
  Slider: given,
  Stack: given,
  StatusDot: given,
  Switch: given,
  Tabs: given,
  ThemeRoot: given,
  Tooltip: given,
  VisuallyHidden: given,
}
