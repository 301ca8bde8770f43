import { FailureBoundary } from '@livery/foundation/failure';
import { OverPage } from '@livery/foundation/navigation';
import type { LoginState } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { type Location, Navigate } from 'react-router-dom';
import type { Row } from './row.ts';

/**
 * Shows a screen over the current screen, in a sheet. If the code of the sheet cannot be loaded, the requested screen
 * replaces the current screen and shows the failure itself.
 */
export function OverScreen({ row, asked }: { row: Row; asked: Location }) {
  const { Component, texts } = row.screen;
  const { texts: all } = useTexts('common');
  all.preload(texts);
  const instead = <Navigate to={asked} replace state={{ ...(asked.state as LoginState), place: '' }} />;
  return (
    <OverPage value={true}>
      <FailureBoundary instead={instead}>
        <Component />
      </FailureBoundary>
    </OverPage>
  );
}
