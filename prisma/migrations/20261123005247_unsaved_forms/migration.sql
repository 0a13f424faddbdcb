-- CreateTable
CREATE TABLE "UnsavedForm" (
    "owner" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "fields" TEXT NOT NULL,
    "length" INTEGER NOT NULL,
    "storedAt" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP,

    PRIMARY KEY ("owner", "page")
);

-- CreateIndex
CREATE INDEX "UnsavedForm_storedAt_idx" ON "UnsavedForm"("storedAt");
