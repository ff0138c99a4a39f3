/** No other area links to it, so the contract doesn't have it. */
export const YOUR_DATA_PATH = '/your-data';
