/** A picture for feedback and receipts. */
export const samplePicture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%2307a" d="M0 0h4v3H0z"/%3E%3Ccircle cx="3" cy="1" r=".5" fill="%23fc3"/%3E%3C/svg%3E';
